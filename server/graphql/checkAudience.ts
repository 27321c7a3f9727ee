import type { AuthCheckerFn } from "type-graphql";
import { Role } from "../core/authorization";
import type { RequestContext } from "../core/requestContext";
import { Forbidden, Unauthenticated } from "../core/errors";

export const checkAudience: AuthCheckerFn<RequestContext, Role> = async ({ context }, roles) => {
  const actor = await context.actor();
  if (!actor) throw new Unauthenticated();
  if (!roles.includes(Role.LEARNER) && !roles.includes(actor.role)) throw new Forbidden();
  return true;
};
