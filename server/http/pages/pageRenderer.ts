import type { FastifyInstance } from "fastify";
import type { DocumentAssets } from "../../../client/Document";
import type { PageRequest, RenderedPage } from "../../../client/entry-server";

export interface PageRenderer {
  assets: DocumentAssets;
  scripts: PageRequest["scripts"];
  render: (page: PageRequest) => Promise<RenderedPage>;
  finish: (url: string, html: Buffer) => Promise<Buffer>;
  serveAssets: (app: FastifyInstance) => Promise<void>;
}
