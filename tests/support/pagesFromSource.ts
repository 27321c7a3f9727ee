import { renderPage } from "../../client/entry-server";
import type { PageRenderer } from "../../server/http/pages/pageRenderer";

export const pagesFromSource: PageRenderer = {
  scripts: { program: ["/program.js"], lazyModules: {} },
  assets: {
    start: "/start.js",
    styles: { site: [], staff: [] },
    fonts: [],
  },
  render: renderPage,
  finish: async (_url, html) => html,
  serveAssets: async () => {},
};
