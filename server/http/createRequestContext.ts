import type { FastifyReply, FastifyRequest } from "fastify";
import type { RequestContext } from "../core/requestContext";

/** Returns the request's context; the same one each time for one request. */
export type CreateRequestContext<Context extends RequestContext = RequestContext> = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Context;
