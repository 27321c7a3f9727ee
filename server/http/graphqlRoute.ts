import { HeaderMap } from "@apollo/server";
import type { ApolloServer } from "@apollo/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { countKeys, measureJson } from "../core/jsonShape";
import type { Actor } from "../graphql/authorization";
import { isAdmin } from "../graphql/authorization";
import type { Context } from "../graphql/context";
import { isOthersPage } from "../graphql/context";
import type { Refusal } from "../graphql/errors";
import { Forbidden, Unauthenticated } from "../graphql/errors";
import { MAX_BODY_BYTES, MAX_JSON } from "../graphql/limits";
import type { RequestBudget } from "../graphql/requestBudget";
import type { ContentCache } from "../platform/contentCache";
import { QUICK, compressBrotli } from "./compression";
import type { CreateRequestContext } from "./createRequestContext";
import { noteRefused } from "./noteRefused";
import { isOwnOrigin } from "./ownOrigin";
import { asksForDrafts } from "./sitePreview";
import { etagOf, hasAlready, takesBrotli } from "./revalidation";
import type { HeaderRecord } from "./securityHeaders";

/** A finished public answer, made ready to be sent as it is. */
export interface CachedAnswer {
  body: string;
  /** Bytes of the body. */
  length: number;
  /** Null where it is too small or too large for that. */
  brotli: Buffer | null;
  etag: string;
}

interface GraphqlRoute {
  /** What every answer carries. */
  headers: HeaderRecord;
  apollo: ApolloServer<Context>;
  budget: RequestBudget;
  cache: ContentCache<CachedAnswer>;
  createContext: CreateRequestContext;
}

interface GraphqlBody {
  query?: unknown;
  variables?: unknown;
  operationName?: unknown;
}

const MAX_RESPONSE_BYTES = 2 * 1024 * 1024;
/** An answer that is not cached counts as one more request for each of these. */
const BYTES_PER_REQUEST = 100_000;
/** Below it there is nothing to gain, above it a client waits for the compression. */
const COMPRESSED = { fromBytes: 1024, toBytes: 512 * 1024 };

function sendErrors(reply: FastifyReply, status: number, code: string, message: string) {
  return reply.code(status).send({ errors: [{ message, extensions: { code } }] });
}

function sendRefusal(reply: FastifyReply, { message, extensions }: Refusal) {
  return sendErrors(reply, 200, String(extensions.code), message);
}

async function compressBody(body: Buffer): Promise<Buffer | null> {
  const { fromBytes, toBytes } = COMPRESSED;
  return body.length >= fromBytes && body.length <= toBytes ? compressBrotli(body, QUICK) : null;
}

async function toCached(body: string): Promise<CachedAnswer> {
  const bytes = Buffer.from(body);
  return { body, length: bytes.length, brotli: await compressBody(bytes), etag: etagOf(body) };
}

/** Sends an answer that is one client's own. */
async function sendPrivate(request: FastifyRequest, reply: FastifyReply, body: string) {
  void reply.headers({ "cache-control": "no-store", vary: "accept-encoding" });
  const brotli = takesBrotli(request.headers) ? await compressBody(Buffer.from(body)) : null;
  return brotli ? reply.header("content-encoding", "br").send(brotli) : reply.send(body);
}

/**
 * Writes a kept answer straight to the connection: no header of it is left to a hook, and none of Fastify's
 * work on a reply is worth more than the answer itself costs.
 */
function sendCached(request: FastifyRequest, reply: FastifyReply, answer: CachedAnswer, fixed: string[]) {
  const { headers } = request;
  const isGraphqlJson = headers.accept?.includes("application/graphql-response+json");
  const shared = [
    ...fixed,
    "content-type",
    `application/${isGraphqlJson ? "graphql-response+json" : "json"}; charset=utf-8`,
    "cache-control",
    "no-cache",
    "etag",
    answer.etag,
    "vary",
    "accept-encoding",
  ];
  reply.hijack();
  const { raw } = reply;
  if (hasAlready(headers, answer.etag)) raw.writeHead(304, shared).end();
  else if (answer.brotli && takesBrotli(headers)) {
    shared.push("content-encoding", "br", "content-length", String(answer.brotli.length));
    raw.writeHead(200, shared).end(answer.brotli);
  } else {
    shared.push("content-length", String(answer.length));
    raw.writeHead(200, shared).end(answer.body);
  }
  return reply;
}

/** JSON is UTF-8: in another charset, a proxy in front of us could read the same bytes as another text. */
function isJson(contentType = ""): boolean {
  const [type = "", ...parameters] = contentType.split(";").map((part) => part.trim());
  const charset = parameters.map((part) => /^charset\s*=\s*"?([^\s"]*)/i.exec(part)?.[1]).find(Boolean);
  return /^application\/json$/i.test(type) && /^utf-?8$/i.test(charset ?? "utf-8");
}

function isOperation(body: unknown): body is GraphqlBody {
  return typeof body === "object" && body !== null && !Array.isArray(body);
}

/** `POST /graphql`, JSON only. Answers that read nobody's session are kept whole and shared until content changes. */
export function addGraphqlRoute(
  app: FastifyInstance,
  route: GraphqlRoute,
  publicOrigin: string | null,
): void {
  /** Who is asking, once the request is counted against their minute. */
  async function spendBudget(request: FastifyRequest, reply: FastifyReply): Promise<Actor | null> {
    const { actor, sessionCookie, clientAddress } = route.createContext(request, reply);
    const found = sessionCookie.read() ? await actor() : null;
    await route.budget.spend({ actor: found, clientAddress });
    return found;
  }

  /** Another site's page uses up the address's minute and not the account's. */
  async function spendAsVisitor(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { clientAddress } = route.createContext(request, reply);
    await route.budget.spend({ actor: null, clientAddress });
  }

  app.route({
    method: ["GET", "PUT", "PATCH", "DELETE"],
    url: "/graphql",
    onRequest: spendAsVisitor,
    handler: async (_request, reply) =>
      sendErrors(reply.header("allow", "POST"), 405, "METHOD_NOT_ALLOWED", "Please send a POST request."),
  });

  /** Refuses what the headers tell, before any body is read. */
  async function admit(request: FastifyRequest, reply: FastifyReply) {
    const isOwn = isOwnOrigin(request, publicOrigin);
    if (isOwn && isJson(request.headers["content-type"])) return;
    await spendAsVisitor(request, reply);
    if (!isOwn) return sendErrors(reply, 403, "FORBIDDEN", "Requests from other sites are not accepted.");
    return sendErrors(reply, 415, "UNSUPPORTED_MEDIA_TYPE", "Please send JSON in UTF-8.");
  }

  const fixedHeaders = Object.entries(route.headers).flat();
  const parseJson = app.getDefaultJsonParser("error", "error");

  /** The operation in a request's text; null where it is no JSON object, has a key twice or reaches for prototypes. */
  function readOperation(request: FastifyRequest, text: string): GraphqlBody | null {
    const { keys, depth } = measureJson(text);
    if (keys > MAX_JSON.keys || depth > MAX_JSON.depth) return null;
    let operation: GraphqlBody | null = null;
    void parseJson(request, text, (error, body: unknown) => {
      if (!error && isOperation(body) && countKeys(body) === keys) operation = body;
    });
    return operation;
  }

  async function answer(request: FastifyRequest<{ Body: string }>, reply: FastifyReply) {
    const key = request.body;
    const wantsDrafts = asksForDrafts(request);
    const cached = wantsDrafts ? undefined : route.cache.get(key);
    if (cached) return sendCached(request, reply, cached, fixedHeaders);

    const ticket = route.cache.ticket();
    const actor = await spendBudget(request, reply);
    const body = readOperation(request, key);
    if (!body) return sendErrors(reply, 400, "BAD_REQUEST", "Please send one operation as a JSON object.");
    if (wantsDrafts && !isAdmin(actor)) {
      noteRefused(route.createContext(request, reply), { actor, detail: "sitePreview" });
      return sendRefusal(reply, actor ? new Forbidden() : new Unauthenticated());
    }
    const context = route.createContext(request, reply, { actor, wantsDrafts });
    if (isOthersPage(context, actor)) return sendRefusal(reply, new Unauthenticated());
    const response = await route.apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: {
        body,
        method: "POST",
        headers: new HeaderMap([
          ["content-type", "application/json"],
          ["accept", request.headers.accept ?? "*/*"],
        ]),
        search: "",
      },
      context: async () => context,
    });
    const text = response.body.kind === "complete" ? response.body.string : "";
    const bytes = Buffer.byteLength(text);
    route.budget.charge(
      { actor, clientAddress: context.clientAddress },
      Math.floor(bytes / BYTES_PER_REQUEST),
    );
    if (bytes > MAX_RESPONSE_BYTES)
      return sendErrors(reply, 400, "DOCUMENT_TOO_LARGE", "This document asks for too much at once.");
    if (context.isShareable() && text.startsWith('{"data"')) {
      const made = await toCached(text);
      route.cache.set(key, made, {
        bytes: 2 * (text.length + key.length) + (made.brotli?.length ?? 0),
        ticket,
      });
      return sendCached(request, reply, made, fixedHeaders);
    }
    for (const [name, value] of response.headers) void reply.header(name, value);
    return sendPrivate(request, reply.code(response.status ?? 200), text);
  }

  void app.register(async (scope) => {
    // The text of a request is the key of its answer: what was answered before is not even parsed.
    scope.removeContentTypeParser("application/json");
    scope.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<{ Body: string }>(
      "/graphql",
      { onRequest: admit, bodyLimit: MAX_BODY_BYTES, compress: false },
      answer,
    );
  });
}
