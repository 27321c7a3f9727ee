import { readFileSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { findChromium } from "../chromium.mjs";
import { say } from "../install.mjs";

// `npm run films` draws the demo's three animated lessons again, frame by frame, each into a WebM file of its course.
const ROOT = new URL("../..", import.meta.url);
const ORIGIN = "https://films.example";
const FILMS = {
  joinFilm: "sql/what-a-join-keeps",
  starFilm: "power-bi/a-star-of-tables",
  loopFilm: "python-programming/a-loop-step-by-step",
};
const FONTS = "node_modules/@fontsource";
const FILES = {
  "/mediabunny.mjs": "node_modules/mediabunny/dist/bundles/mediabunny.min.mjs",
  "/heading.woff2": `${FONTS}/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2`,
  "/text.woff2": `${FONTS}-variable/figtree/files/figtree-latin-wght-normal.woff2`,
  "/code.woff2": `${FONTS}/jetbrains-mono/files/jetbrains-mono-latin-400-normal.woff2`,
};
const PAGE = `<!doctype html><script type="importmap">{"imports":{"mediabunny":"/mediabunny.mjs"}}</script>`;
const TYPES = { html: "text/html", mjs: "text/javascript", woff2: "font/woff2" };

/** The page's files; its address has https, without which browsers encode no video. */
function answer(route) {
  const { pathname } = new URL(route.request().url());
  const file = FILES[pathname] ?? `scripts/films${pathname}`;
  const contentType = TYPES[pathname.split(".").at(-1)];
  if (!contentType) return route.fulfill({ status: 404 });
  if (pathname === "/film.html") return route.fulfill({ contentType, body: PAGE });
  return route.fulfill({ contentType, body: readFileSync(new URL(file, ROOT)) });
}

const browser = await chromium.launch({
  executablePath: findChromium(),
  chromiumSandbox: process.getuid?.() !== 0,
});
const page = await browser.newPage();
await page.route("**/*", answer);
await page.goto(`${ORIGIN}/film.html`);
for (const [film, target] of Object.entries(FILMS)) {
  const { base64, captions } = await page.evaluate(async (name) => {
    const [{ encodeFilm }, { default: drawn }] = await Promise.all([
      import("./encodeFilm.mjs"),
      import(`./${name}.mjs`),
    ]);
    return encodeFilm(drawn);
  }, film);
  const bytes = Buffer.from(base64, "base64");
  writeFileSync(new URL(`server/content/demo/courses/${target}.webm`, ROOT), bytes);
  writeFileSync(new URL(`server/content/demo/courses/${target}.vtt`, ROOT), captions);
  say(`${target}: ${Math.round(bytes.length / 1024)} KiB`);
}
await browser.close();
