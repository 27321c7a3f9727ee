import type { FastifyReply, FastifyRequest } from "fastify";
import type { RequestContext } from "../core/requestContext";

export type CreateRequestContext<Context extends RequestContext = RequestContext> = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Context;
