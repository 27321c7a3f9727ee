import { randomBytes } from "node:crypto";
import type { FastifyError, FastifyInstance } from "fastify";
import { isDatabaseUnavailable } from "../graphql/formatError";

const BUSY = "The academy cannot be reached right now. Please try again in a moment.";

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function errorPage(message: string, styles: string[]): string {
  const links = styles.map((style) => `<link rel="stylesheet" href="${escapeHtml(style)}">`).join("");
  return `<!DOCTYPE html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Something went wrong</title>${links}</head><body><main class="bare-page"><h1>This page could not be shown</h1><p>${escapeHtml(message)}</p><p><a href="">Try again</a></p></main></body></html>`;
}

function describe(
  app: FastifyInstance,
  error: FastifyError,
): { status: number; code: string; message: string } {
  if (isDatabaseUnavailable(error)) return { status: 503, code: "SERVICE_UNAVAILABLE", message: BUSY };
  const { statusCode = 500 } = error;
  if (statusCode < 500)
    return { status: statusCode, code: "BAD_REQUEST", message: "This request could not be read." };
  const errorId = randomBytes(5).toString("hex");
  app.log.error({ err: error, errorId }, "unexpected error");
  const message = `Something went wrong on our side. Please try again. (${errorId})`;
  return { status: statusCode, code: "INTERNAL_SERVER_ERROR", message };
}

/** Whatever fails outside the schema: browsers that ask for a page get a page, others JSON; nothing inner leaves the server. */
export function addErrorAnswers(app: FastifyInstance, styles: string[]): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { status, code, message } = describe(app, error);
    void reply.code(status).header("cache-control", "no-store");
    if (request.method === "GET" && request.headers.accept?.includes("text/html")) {
      return reply.type("text/html; charset=utf-8").send(errorPage(message, styles));
    }
    return reply.send({ errors: [{ message, extensions: { code } }] });
  });
}
