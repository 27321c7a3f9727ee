import { text } from "node:stream/consumers";
import { prerenderStatic } from "@apollo/client/react/ssr";
import { SchemaLink } from "@apollo/client/link/schema";
import type { GraphQLSchema } from "graphql";
import type { ReactNode } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import type { DocumentAssets, Theme } from "./Document";
import { App } from "./app/App";
import type { PageFacts } from "./ui/page/PageFacts";
import type { ServerAnswer } from "./ui/page/Redirect";
import { ServerAnswerContext } from "./ui/page/Redirect";
import { createClient } from "./apollo/createClient";

export interface PageRequest {
  url: string;
  theme: Theme;
  facts: PageFacts;
  assets: DocumentAssets;
  schema: GraphQLSchema;
  context: object;
}

export interface RenderedPage {
  html: string;
  status: number;
  redirect: string | null;
}

/** What the browser needs for hydration. */
export interface PageState {
  url: string;
  cache: unknown;
  assets: DocumentAssets;
  theme: Theme;
  facts: PageFacts;
}

/** JSON for a script element: escapes `<`, so that nothing closes the element or opens a comment. */
function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, "\\u003c");
}

/** Queries run in-process through the schema, with the viewer's rights. */
export async function renderPage({
  url,
  theme,
  facts,
  assets,
  schema,
  context,
}: PageRequest): Promise<RenderedPage> {
  const client = createClient({ link: new SchemaLink({ schema, context, validate: false }), isServer: true });
  const answered: Pick<RenderedPage, "status" | "redirect"> = { status: 200, redirect: null };
  const answer: ServerAnswer = {
    redirectTo: (path) => void (answered.redirect ??= path),
    setStatus: (status) => void (answered.status = status),
  };
  const errors: unknown[] = [];
  const tree: ReactNode = (
    <ServerAnswerContext value={answer}>
      <StaticRouter basename={facts.basename} location={url}>
        <App client={client} assets={assets} theme={theme} facts={facts} />
      </StaticRouter>
    </ServerAnswerContext>
  );
  const { result } = await prerenderStatic({
    tree,
    context: { client },
    renderFunction: async (node: ReactNode) => {
      errors.length = 0;
      const { prelude } = await prerenderToNodeStream(node, {
        onError: (error) => void errors.push(error),
        // Keeps the HTML in order: React would move large parts to the end and need inline scripts to bring them back.
        progressiveChunkSize: Infinity,
      });
      return text(prelude);
    },
  });
  if (errors.length > 0 && !answered.redirect) throw errors[0];
  const state: PageState = { url, cache: client.extract(), assets, theme, facts };
  const script = `<script type="application/json" id="page-state">${toScriptJson(state)}</script>`;
  return {
    html: String(result).replace("</body>", () => `${script}</body>`),
    ...answered,
  };
}
