import { readFile } from "node:fs/promises";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { Config } from "../../core/config";
import type { DocumentAssets } from "../../../client/Document";
import type { PageScripts } from "../../../client/entry-server";
import type { PageRenderer } from "./pageRenderer";

interface ManifestEntry {
  file: string;
  imports?: string[];
}

type Manifest = Record<string, ManifestEntry>;

const BUILT = path.resolve("dist/client");
const START = "client/startup/start.ts";
const PROGRAM = "client/entry-client.tsx";
const FIRST_FONTS = /(bricolage-grotesque-latin-700|figtree-latin-wght)-normal.*\.woff2$/;

function filesOf(manifest: Manifest, module: string): string[] {
  const { file = "", imports = [] } = manifest[module] ?? {};
  return [...new Set([...imports.flatMap((name) => filesOf(manifest, name)), `/${file}`])];
}

async function readBuilt<Content>(name: string): Promise<Content> {
  return JSON.parse(await readFile(path.join(BUILT, ".vite", name), "utf8")) as Content;
}

function assetsOf(manifest: Manifest): DocumentAssets {
  const files = Object.values(manifest).map((entry) => `/${entry.file}`);
  return {
    start: `/${manifest[START]?.file}`,
    styles: {
      site: [`/${manifest["site.css"]?.file}`],
      staff: [`/${manifest["staff.css"]?.file}`],
    },
    fonts: files.filter((file) => FIRST_FONTS.test(file)),
  };
}

async function loadBuiltPages(): Promise<PageRenderer> {
  const { renderPage } = await import("../../../client/entry-server");
  const manifest = await readBuilt<Manifest>("manifest.json");
  const lazyModules = await readBuilt<PageScripts["lazyModules"]>("lazy.json");
  return {
    assets: assetsOf(manifest),
    scripts: { program: filesOf(manifest, PROGRAM), lazyModules },
    render: renderPage,
    finish: async (_url, html) => html,
    serveAssets: async (app) => {
      await app.register(fastifyStatic, {
        root: BUILT,
        wildcard: false,
        index: false,
        dotfiles: "ignore",
        preCompressed: true,
        cacheControl: false,
        setHeaders: (response, file) => {
          const isHashed = path.relative(BUILT, file).startsWith(`assets${path.sep}`);
          response.setHeader("cache-control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
          response.setHeader("vary", "accept-encoding");
        },
      });
    },
  };
}

async function loadDevelopmentPages(): Promise<PageRenderer> {
  const { createServer } = await import("vite");
  const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
  return {
    assets: { start: `/${START}`, styles: { site: [], staff: [] }, fonts: [] },
    scripts: { program: [`/${PROGRAM}`], lazyModules: {} },
    render: async (page) => {
      const entry = (await vite.ssrLoadModule("/client/entry-server.tsx")) as {
        renderPage: PageRenderer["render"];
      };
      return entry.renderPage(page);
    },
    finish: async (url, html) => Buffer.from(await vite.transformIndexHtml(url, html.toString())),
    serveAssets: async (app) => {
      app.addHook("onRequest", (request, reply, done) => vite.middlewares(request.raw, reply.raw, done));
      app.addHook("onClose", async () => vite.close());
    },
  };
}

export async function loadPages(config: Config): Promise<PageRenderer> {
  return config.mode === "development" ? loadDevelopmentPages() : loadBuiltPages();
}
