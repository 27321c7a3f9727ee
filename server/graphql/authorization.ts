import type { AuthCheckerFn } from "type-graphql";
import { Extensions, registerEnumType } from "type-graphql";
import type { Context } from "./context";
import { Forbidden, Unauthenticated } from "./errors";

export enum Role {
  LEARNER = "LEARNER",
  ADMIN = "ADMIN",
}

registerEnumType(Role, { name: "Role" });

/** Who is asking, read from the session on every request. */
export interface Actor {
  userId: string;
  name: string;
  role: Role;
  sessionId: string;
}

/** Marks a root field that visitors may use. Every other root field states `@Authorized(Role.…)`. */
export const Public = () => Extensions({ audience: "PUBLIC" });

export function isAdmin(actor: Actor | null): boolean {
  return actor?.role === Role.ADMIN;
}

/** `Role.LEARNER` admits whoever is signed in; `Role.ADMIN` admits staff only. */
export const checkAudience: AuthCheckerFn<Context, Role> = async ({ context }, roles) => {
  const actor = await context.actor();
  if (!actor) throw new Unauthenticated();
  if (!roles.includes(Role.LEARNER) && !roles.includes(actor.role)) throw new Forbidden();
  return true;
};
