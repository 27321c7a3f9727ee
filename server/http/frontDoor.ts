import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import { createServer } from "node:http";
import { CONNECTION_TIMEOUTS } from "./connectionRules";

/** Longer than a usual start: most visitors of a restarting academy only wait. */
const HELD_MS = 10_000;
/** Longer than proxies keep idle connections, which otherwise reuse one that closes. */
const KEEP_ALIVE_MS = 72_000;

const UPDATING = `<!DOCTYPE html>
<html lang="en-IN">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="10"><title>We are updating</title></head>
<body><main><h1>We are updating</h1>
<p>The academy is back in a minute. This page loads itself again.</p></main></body>
</html>`;

function answer(response: ServerResponse, status: number, body: object | string): void {
  const isPage = typeof body === "string";
  const type = isPage ? "text/html; charset=utf-8" : "application/json; charset=utf-8";
  const headers = {
    "content-type": type,
    "cache-control": "no-store",
    ...(status === 503 && { "retry-after": "10" }),
  };
  response.writeHead(status, headers).end(isPage ? body : JSON.stringify(body));
}

export interface FrontDoor {
  server: Server;
  /** Takes the app's listener; nothing reaches it before `open`. */
  use: (listener: RequestListener) => Server;
  /** From now on the app answers, also those who wait. */
  open: () => void;
}

/**
 * A server that can listen before there is an app: it says that it lives and that it is not ready, and holds all other
 * requests until the app opens.
 */
export function createFrontDoor(): FrontDoor {
  let waiting: RequestListener | null = null;
  let app: RequestListener | null = null;
  const held = new Set<() => void>();

  function hold(request: IncomingMessage, response: ServerResponse): void {
    const goOn = () => {
      clearTimeout(late);
      held.delete(goOn);
      if (app) app(request, response);
      else if (!response.destroyed) answer(response, 503, UPDATING);
    };
    const late = setTimeout(goOn, HELD_MS);
    held.add(goOn);
  }

  const { http, requestTimeout } = CONNECTION_TIMEOUTS;
  const server = createServer(
    { ...http, requestTimeout, keepAliveTimeout: KEEP_ALIVE_MS },
    (request, response) => {
      if (app) return app(request, response);
      if (request.url === "/healthz") return answer(response, 200, { status: "ok" });
      if (request.url === "/readyz") return answer(response, 503, { status: "starting" });
      hold(request, response);
    },
  );
  return {
    server,
    use: (listener) => {
      waiting = listener;
      return server;
    },
    open: () => {
      app = waiting;
      for (const goOn of held) goOn();
    },
  };
}
