import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { ErrorPlace } from "../core/errorPlace";
import { causesOf, databaseFaultOf } from "../core/databaseFault";
import { Refusal, ServiceUnavailable } from "../core/errors";

/** Fastify refuses these before any of our routes run. */
const REFUSED_BY_HTTP: Record<number, string> = {
  413: "This request is too large.",
  415: "Please send JSON.",
};

const STATUS_OF: Record<string, number> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  PASSWORD_REQUIRED: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function errorPage(message: string, styles: string[]): string {
  const links = styles.map((style) => `<link rel="stylesheet" href="${escapeHtml(style)}">`).join("");
  return `<!DOCTYPE html>
<html lang="en-IN">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>This page couldn’t be shown</title>${links}
</head>
<body>
<main class="bare-page">
<h1>This page couldn’t be shown</h1><p>${escapeHtml(message)}</p><p><a href="">Try again</a></p>
</main>
</body>
</html>`;
}

/** A page's error wraps those of its queries. */
function refusalOf(error: Error): Refusal | undefined {
  if (databaseFaultOf(error)) return new ServiceUnavailable();
  return causesOf(error).find((cause) => cause instanceof Refusal);
}

interface ErrorHandlerOptions {
  styles: string[];
  report: (error: unknown, place: ErrorPlace) => void;
  reportUnavailable: (error: unknown) => void;
}

export function addErrorHandler(
  app: FastifyInstance,
  { styles, report, reportUnavailable }: ErrorHandlerOptions,
): void {
  function send(reply: FastifyReply, status: number, refusal: { message: string; extensions: object }) {
    const { url, headers } = reply.request;
    void reply.code(status).header("cache-control", "no-store");
    if (url.startsWith("/graphql")) return reply.send({ errors: [refusal] });
    if (!headers.accept?.includes("text/html"))
      return reply.type("text/plain; charset=utf-8").send(refusal.message);
    return reply.type("text/html; charset=utf-8").send(errorPage(refusal.message, styles));
  }

  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal) {
      if (refusal instanceof ServiceUnavailable) reportUnavailable(error);
      const { message, extensions } = refusal;
      const { http, ...shown } = extensions as {
        http?: { status: number };
        code?: string;
        retryAfterSeconds?: number;
      };
      if (shown.retryAfterSeconds) void reply.header("retry-after", shown.retryAfterSeconds);
      return send(reply, http?.status ?? STATUS_OF[String(shown.code)] ?? 400, {
        message,
        extensions: shown,
      });
    }
    const { statusCode = 500 } = error;
    if (statusCode >= 400 && statusCode < 500) {
      const message = REFUSED_BY_HTTP[statusCode] ?? "This request could not be read.";
      return send(reply, statusCode, { message, extensions: { code: "BAD_REQUEST" } });
    }
    const errorId = randomBytes(5).toString("hex");
    report(error, { where: `${request.method} ${request.routeOptions.url ?? ""}`, errorId });
    return send(reply, 500, {
      message: `Something went wrong on our side. Please try again. (${errorId})`,
      extensions: { code: "INTERNAL_SERVER_ERROR" },
    });
  });
}
