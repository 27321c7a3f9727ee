import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context, KnownActor } from "../graphql/context";

export type CreateRequestContext = (
  request: FastifyRequest,
  reply: FastifyReply,
  known?: KnownActor,
) => Context;
