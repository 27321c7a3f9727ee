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
  /** Path and query. */
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
  /** Where to go instead. */
  redirect: string | null;
}

/** What the browser needs to take the page over. */
export interface PageState {
  /** The path and query that the page was rendered for. */
  url: string;
  cache: unknown;
  assets: DocumentAssets;
  theme: Theme;
  facts: PageFacts;
}

/** JSON that may stand in a script element: nothing in it closes the element or opens a comment. */
function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, "\\u003c");
}

/** Renders one page to HTML, its data read in-process through the schema as whoever asks. */
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
        // Everything in its place: React would move large parts to the end and need inline scripts to bring them back.
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
