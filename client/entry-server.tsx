import { once } from "node:events";
import type { ApolloClient } from "@apollo/client";
import type { ReactNode } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import type { DocumentAssets, Theme } from "./Document";
import { App } from "./app/App";
import type { PageFacts } from "./ui/page/PageFacts";
import type { ServerAnswer } from "./ui/page/Redirect";
import { ServerAnswerContext } from "./ui/page/Redirect";
import type { RunQuery } from "./apollo/rendering/PageReader";
import type { Records } from "./apollo/rendering/recordsOf";
import { PageReader } from "./apollo/rendering/PageReader";
import { NameFilesContext } from "./ui/lazyComponent";
import { RenderPartContext } from "./ui/page/CachedPart";
import { renderPart } from "./apollo/rendering/renderPart";
import { toScriptJson } from "./apollo/rendering/toScriptJson";
import { SiteDocument } from "./apollo/Site.generated";
import { SignedInDocument } from "./features/auth/SignedIn.generated";
import type { ViewerQuery } from "./features/auth/Viewer.generated";
import { ViewerDocument } from "./features/auth/Viewer.generated";

/** Files, in dependency order. */
export interface PageScripts {
  program: string[];
  lazyModules: Record<string, string[]>;
}

export interface PageRequest {
  url: string;
  theme: Theme;
  facts: PageFacts;
  assets: DocumentAssets;
  scripts: PageScripts;
  /** Null for anyone who is signed in. */
  viewer: ViewerQuery | null;
  run: RunQuery;
}

export interface RenderedPage {
  /** Bytes, as React writes them and the response sends them: text would cost a twentieth of a large page. */
  html: Buffer;
  status: number;
  redirect: string | null;
}

/** What the browser needs for hydration. */
export interface PageState {
  url: string;
  /** Of each answer. */
  cache: Records[];
  assets: DocumentAssets;
  theme: Theme;
  facts: PageFacts;
}

export async function renderPage({
  url,
  theme,
  facts,
  assets,
  scripts,
  viewer,
  run,
}: PageRequest): Promise<RenderedPage> {
  const reader = new PageReader(run);
  reader.answer(SignedInDocument, { viewerIsSignedIn: viewer?.viewerIsSignedIn ?? true });
  if (viewer) reader.answer(ViewerDocument, viewer);
  // Every page reads it, so it need not be discovered by rendering.
  await reader.read(SiteDocument).settled;
  const answered: Pick<RenderedPage, "status" | "redirect"> = { status: 200, redirect: null };
  const answer: ServerAnswer = {
    redirectTo: (path) => void (answered.redirect ??= path),
    setStatus: (status) => void (answered.status = status),
  };
  const errors: unknown[] = [];
  const parts = new Set<string>();
  const nameFiles = (module: string) => scripts.lazyModules[module]?.forEach((file) => parts.add(file));
  const tree: ReactNode = (
    <ServerAnswerContext value={answer}>
      <RenderPartContext value={(key, part) => renderPart(facts.basename, key, part)}>
        <NameFilesContext value={nameFiles}>
          <StaticRouter basename={facts.basename} location={url}>
            {/* Server hooks expect the reader in the client's place. */}
            <App client={reader as unknown as ApolloClient} assets={assets} theme={theme} facts={facts} />
          </StaticRouter>
        </NameFilesContext>
      </RenderPartContext>
    </ServerAnswerContext>
  );
  const { prelude } = await prerenderToNodeStream(tree, {
    onError: (error) => void errors.push(error),
    // Keeps the HTML in order: React would move large parts to the end and need inline scripts to bring them back.
    progressiveChunkSize: Infinity,
  });
  // Costs half a millisecond less than `buffer` of node:stream/consumers.
  const chunks: Buffer[] = [];
  prelude.on("data", (chunk: Buffer) => void chunks.push(chunk));
  await once(prelude, "end");
  const rendered = Buffer.concat(chunks);
  if (errors.length > 0 && !answered.redirect) throw errors[0];
  const state: Omit<PageState, "cache"> = { url, assets, theme, facts };
  const json = `{"cache":${reader.records()},${toScriptJson(state).slice(1)}`;
  const files = `data-program="${scripts.program.join(" ")}" data-parts="${[...parts].join(" ")}"`;
  const script = `<script type="application/json" id="page-state" ${files}>${json}</script>`;
  const end = rendered.lastIndexOf("</body>");
  const html = Buffer.concat([rendered.subarray(0, end), Buffer.from(script), rendered.subarray(end)]);
  return { html, ...answered };
}
