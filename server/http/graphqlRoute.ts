import { createHash } from "node:crypto";
import { HeaderMap } from "@apollo/server";
import type { ApolloServer } from "@apollo/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Actor } from "../graphql/authorization";
import type { Context } from "../graphql/context";
import { isNestedTooDeep } from "../graphql/hostileText";
import { MAX_BODY_BYTES } from "../graphql/limits";
import type { RequestBudget } from "../graphql/requestBudget";
import type { ContentCache } from "../platform/contentCache";

export interface CachedAnswer {
  body: string;
  etag: string;
}

export type CreateRequestContext = (
  request: FastifyRequest,
  reply: FastifyReply,
  knownActor?: Actor | null,
) => Context;

interface GraphqlRoute {
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

function sendErrors(reply: FastifyReply, status: number, code: string, message: string) {
  return reply.code(status).send({ errors: [{ message, extensions: { code } }] });
}

/** Browsers say where a request comes from; only our own pages may ask. Other clients send no Origin. */
function isOwnOrigin(request: FastifyRequest, publicOrigin: string | null): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return request.headers["sec-fetch-site"] !== "cross-site";
  return origin === (publicOrigin ?? `${request.protocol}://${request.host}`);
}

function sendCached(request: FastifyRequest, reply: FastifyReply, answer: CachedAnswer) {
  const isGraphqlJson = request.headers.accept?.includes("application/graphql-response+json");
  void reply.headers({
    "content-type": `application/${isGraphqlJson ? "graphql-response+json" : "json"}; charset=utf-8`,
    "cache-control": "no-cache",
    etag: answer.etag,
  });
  if (request.headers["if-none-match"] === answer.etag) return reply.code(304).send();
  return reply.send(answer.body);
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
    await route.budget.spend(
      found ? { kind: "signedIn", key: found.userId } : { kind: "anonymous", key: clientAddress },
    );
    return found;
  }

  app.route({
    method: ["GET", "PUT", "PATCH", "DELETE"],
    url: "/graphql",
    handler: async (_request, reply) =>
      sendErrors(reply.header("allow", "POST"), 405, "METHOD_NOT_ALLOWED", "Please send a POST request."),
  });

  app.post<{ Body: GraphqlBody }>("/graphql", { bodyLimit: MAX_BODY_BYTES }, async (request, reply) => {
    if (!isOwnOrigin(request, publicOrigin)) {
      return sendErrors(reply, 403, "FORBIDDEN", "Requests from other sites are not accepted.");
    }
    if (Array.isArray(request.body))
      return sendErrors(reply, 400, "BAD_REQUEST", "One operation a request, please.");
    if (isNestedTooDeep(request.body))
      return sendErrors(reply, 400, "BAD_REQUEST", "This request could not be read.");
    const { query, variables, operationName } = request.body ?? {};
    const key = JSON.stringify([operationName, query, variables]);
    const cached = route.cache.get(key);
    if (cached) return sendCached(request, reply, cached);

    const ticket = route.cache.ticket();
    const context = route.createContext(request, reply, await spendBudget(request, reply));
    const response = await route.apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: {
        body: request.body,
        method: "POST",
        headers: new HeaderMap([
          ["content-type", "application/json"],
          ["accept", request.headers.accept ?? "*/*"],
        ]),
        search: "",
      },
      context: async () => context,
    });
    const body = response.body.kind === "complete" ? response.body.string : "";
    if (context.isShareable() && body.startsWith('{"data"')) {
      const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
      const answer = { body, etag };
      route.cache.set(key, answer, { bytes: 2 * (body.length + key.length), ticket });
      return sendCached(request, reply, answer);
    }
    for (const [name, value] of response.headers) void reply.header(name, value);
    return reply
      .header("cache-control", "no-store")
      .code(response.status ?? 200)
      .send(body);
  });
}
