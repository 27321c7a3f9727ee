import { createHash, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Checker } from "./checker";
import { BusyError } from "./pool";
import { InvalidJob, readJob, readOwner } from "./readJob";

const MAX_BODY_BYTES = 8_000_000;
const BODY_MS = 10_000;

type Checks = Pick<Checker, "check"> & { state: object };

/** `POST /check` with a job, and whose it is, answers with its report; `GET /health` says what runs and waits. */
export function createCheckerServer(checker: Checks, token: string | undefined): Server {
  const server = createServer((request, response) => {
    void answer({ request, response, checker, token }).catch((error: unknown) => {
      sendFailure(response, error);
    });
  });
  server.requestTimeout = BODY_MS;
  return server;
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  checker: Checks;
  token: string | undefined;
}

async function answer({ request, response, checker, token }: Exchange): Promise<void> {
  if (request.method === "GET" && request.url === "/health") return send(response, 200, checker.state);
  if (request.method !== "POST" || request.url !== "/check")
    return send(response, 404, { error: "not found" });
  if (!isAllowed(request, token)) return send(response, 401, { error: "wrong token" });
  const body = await readBody(request);
  const gone = new AbortController();
  response.on("close", () => gone.abort());
  const given: unknown = JSON.parse(body);
  const owner = readOwner(given);
  send(response, 200, await checker.check(readJob(given), { signal: gone.signal, owner }));
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MAX_BODY_BYTES) throw new InvalidJob(`a job has at most ${MAX_BODY_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function isAllowed({ headers }: IncomingMessage, token: string | undefined): boolean {
  if (!token) return true;
  return timingSafeEqual(digest(headers.authorization ?? ""), digest(`Bearer ${token}`));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

function sendFailure(response: ServerResponse, error: unknown): void {
  if (error instanceof BusyError) return send(response, 503, { error: "busy" });
  if (error instanceof InvalidJob || error instanceof SyntaxError) {
    return send(response, 400, { error: error.message });
  }
  send(response, 500, { error: error instanceof Error ? error.message : String(error) });
}

function send(response: ServerResponse, status: number, body: unknown): void {
  if (response.headersSent || response.destroyed) return;
  response.writeHead(status, { "content-type": "application/json", "cache-control": "no-store" });
  response.end(JSON.stringify(body));
}
