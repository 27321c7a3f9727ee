import "graphiql/setup-workers/vite";
import "graphiql/style.css";
import "./sandbox.css";
import { GraphiQL } from "graphiql";
import type { GraphiQLProps } from "graphiql";
import { createRoot } from "react-dom/client";
import { EXAMPLES } from "./examples";

/** Asks as the pages do, with the session's cookie. */
const fetcher: GraphiQLProps["fetcher"] = async (operation) => {
  const response = await fetch("/graphql", {
    method: "POST",
    headers: { "content-type": "application/json" },
    credentials: "same-origin",
    body: JSON.stringify(operation),
  });
  return (await response.json()) as object;
};

/** `/sandbox?query=…` opens on that operation, so that one can be shared as a link. */
const shared = new URLSearchParams(location.search).get("query") ?? undefined;

const root = document.getElementById("sandbox");
if (!root) throw new Error("The sandbox's page has no place for it.");
createRoot(root).render(
  // What is typed, a password maybe, is forgotten with the browser's tab.
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
