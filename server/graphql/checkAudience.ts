import type { AuthCheckerFn } from "type-graphql";
import { Role } from "./authorization";
import type { Context } from "./context";
import { Forbidden, Unauthenticated } from "./errors";

/** `Role.LEARNER` admits whoever is signed in; `Role.ADMIN` admits staff only. */
export const checkAudience: AuthCheckerFn<Context, Role> = async ({ context }, roles) => {
  const actor = await context.actor();
  if (!actor) throw new Unauthenticated();
  if (!roles.includes(Role.LEARNER) && !roles.includes(actor.role)) throw new Forbidden();
  return true;
};
