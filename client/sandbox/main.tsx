import "graphiql/setup-workers/vite";
import "graphiql/style.css";
import "./sandbox.css";
import { GraphiQL } from "graphiql";
import type { GraphiQLProps } from "graphiql";
import { createRoot } from "react-dom/client";
import { EXAMPLES } from "./examples";

const fetcher: GraphiQLProps["fetcher"] = async (operation) => {
  const response = await fetch("/graphql", {
    method: "POST",
    headers: { "content-type": "application/json" },
    credentials: "same-origin",
    body: JSON.stringify(operation),
  });
  return (await response.json()) as object;
};

/** `/sandbox?query=…` makes an operation shareable. */
const shared = new URLSearchParams(location.search).get("query") ?? undefined;

const root = document.getElementById("sandbox");
if (!root) throw new Error("The sandbox page has no #sandbox element.");
createRoot(root).render(
  // Typed text, perhaps a password, does not outlive the tab.
  <GraphiQL
    fetcher={fetcher}
    defaultTabs={EXAMPLES}
    initialQuery={shared}
    storage={sessionStorage}
    isHeadersEditorEnabled={false}
    defaultEditorToolsVisibility="variables"
  >
    <GraphiQL.Logo>
      <a href="/">GraphQL sandbox</a>
    </GraphiQL.Logo>
  </GraphiQL>,
);
