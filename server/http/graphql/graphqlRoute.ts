import { HeaderMap } from "@apollo/server";
import type { ApolloServer } from "@apollo/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Actor } from "../../core/authorization";
import type { ContentCache } from "../../core/contentCache";
import type { Refusal } from "../../core/errors";
import { Forbidden, Unauthenticated } from "../../core/errors";
import type { LogRefusal } from "../../core/logRefusal";
import type { RequestBudget } from "../../core/requestBudget";
import type { RequestContext } from "../../core/requestContext";
import { isOthersPage } from "../../core/requestContext";
import { MAX_BODY_BYTES } from "../../graphql/limits";
import type { CreateRequestContext } from "../createRequestContext";
import { isOwnOrigin } from "../ownOrigin";
import { asksForDrafts } from "../pages/sitePreview";
import type { HeaderRecord } from "../securityHeaders";
import type { CachedResponse } from "./cachedResponse";
import { createCachedSender, sendPrivate, toCached } from "./cachedResponse";
import type { GraphqlBody } from "./readOperation";
import { createOperationReader } from "./readOperation";

interface GraphqlRoute {
  headers: HeaderRecord;
  apollo: ApolloServer<RequestContext>;
  budget: RequestBudget;
  logRefusal: LogRefusal;
  cache: ContentCache<CachedResponse>;
  createContext: CreateRequestContext;
  publicOrigin: string | null;
}

type Request = FastifyRequest<{ Body: string }>;

const MAX_RESPONSE_BYTES = 2 * 1024 * 1024;
/** An uncached response costs one more request per this many bytes. */
const BYTES_PER_REQUEST = 100_000;

function sendErrors(reply: FastifyReply, status: number, error: { code: string; message: string }) {
  const { code, message } = error;
  return reply.code(status).send({ errors: [{ message, extensions: { code } }] });
}

function sendRefusal(reply: FastifyReply, { message, extensions }: Refusal) {
  return sendErrors(reply, 200, { code: String(extensions.code), message });
}

/** JSON is UTF-8: a proxy could read the bytes as another text in another charset. */
function isJson(contentType = ""): boolean {
  const [type = "", ...parameters] = contentType.split(";").map((part) => part.trim());
  const charset = parameters.map((part) => /^charset\s*=\s*"?([^\s"]*)/i.exec(part)?.[1]).find(Boolean);
  return /^application\/json$/i.test(type) && /^utf-?8$/i.test(charset ?? "utf-8");
}

async function spendBudget({ budget }: GraphqlRoute, context: RequestContext): Promise<Actor | null> {
  const actor = await context.identify();
  await budget.spend({ actor, clientAddress: context.clientAddress });
  return actor;
}

async function refusalOf(
  { logRefusal }: GraphqlRoute,
  context: RequestContext,
  { actor, wantsDrafts }: { actor: Actor | null; wantsDrafts: boolean },
): Promise<Refusal | null> {
  if (wantsDrafts && !(await context.showDrafts())) {
    logRefusal(context, { actor, detail: "sitePreview" });
    return actor ? new Forbidden() : new Unauthenticated();
  }
  return isOthersPage(context, actor) ? new Unauthenticated() : null;
}

async function execute({ apollo }: GraphqlRoute, context: RequestContext, request: GraphqlRequest) {
  const response = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: {
      body: request.body,
      method: "POST",
      headers: new HeaderMap([
        ["content-type", "application/json"],
        ["accept", request.accept],
      ]),
      search: "",
    },
    context: async () => context,
  });
  return { ...response, text: response.body.kind === "complete" ? response.body.string : "" };
}

interface GraphqlRequest {
  body: GraphqlBody;
  accept: string;
}

/** `POST /graphql`, JSON only. Caches shareable responses whole until content changes. */
export function addGraphqlRoute(app: FastifyInstance, route: GraphqlRoute): void {
  const { cache, createContext, publicOrigin } = route;
  const sendCached = createCachedSender(route.headers);
  const readOperation = createOperationReader(app);

  /** Charges a cross-site request to the address, not to the account. */
  async function spendAsVisitor(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { clientAddress } = createContext(request, reply);
    await route.budget.spend({ actor: null, clientAddress });
  }

  async function admit(request: FastifyRequest, reply: FastifyReply) {
    const isOwn = isOwnOrigin(request, publicOrigin);
    if (isOwn && isJson(request.headers["content-type"])) return;
    await spendAsVisitor(request, reply);
    if (!isOwn) {
      const message = "Requests from other sites are not accepted.";
      return sendErrors(reply, 403, { code: "FORBIDDEN", message });
    }
    return sendErrors(reply, 415, { code: "UNSUPPORTED_MEDIA_TYPE", message: "Please send JSON in UTF-8." });
  }

  async function answer(request: Request, reply: FastifyReply) {
    const key = request.body;
    const wantsDrafts = asksForDrafts(request);
    const cached = wantsDrafts ? undefined : cache.get(key);
    if (cached) return sendCached(request, reply, cached);

    const ticket = cache.ticket();
    const context = createContext(request, reply);
    const actor = await spendBudget(route, context);
    const body = readOperation(request, key);
    if (!body) {
      const message = "Please send one operation as a JSON object.";
      return sendErrors(reply, 400, { code: "BAD_REQUEST", message });
    }
    const refusal = await refusalOf(route, context, { actor, wantsDrafts });
    if (refusal) return sendRefusal(reply, refusal);
    const { text, headers, status } = await execute(route, context, {
      body,
      accept: request.headers.accept ?? "*/*",
    });
    const bytes = Buffer.byteLength(text);
    const { clientAddress } = context;
    route.budget.charge({ actor, clientAddress }, Math.floor(bytes / BYTES_PER_REQUEST));
    if (bytes > MAX_RESPONSE_BYTES) {
      const message = "This document asks for too much.";
      return sendErrors(reply, 400, { code: "DOCUMENT_TOO_LARGE", message });
    }
    if (context.isShareable() && text.startsWith('{"data"')) {
      const made = await toCached(text);
      const size = 2 * (text.length + key.length) + (made.brotli?.length ?? 0);
      cache.set(key, made, { bytes: size, ticket });
      return sendCached(request, reply, made);
    }
    for (const [name, value] of headers) void reply.header(name, value);
    return sendPrivate(request, reply.code(status ?? 200), text);
  }

  app.route({
    method: ["GET", "PUT", "PATCH", "DELETE"],
    url: "/graphql",
    onRequest: spendAsVisitor,
    handler: async (_request, reply) => {
      const message = "Please send a POST request.";
      return sendErrors(reply.header("allow", "POST"), 405, { code: "METHOD_NOT_ALLOWED", message });
    },
  });

  void app.register(async (scope) => {
    // The body's text is the cache key, so a cached request is not even parsed.
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
