import { Extensions, registerEnumType } from "type-graphql";

export enum Role {
  LEARNER = "LEARNER",
  ADMIN = "ADMIN",
}

registerEnumType(Role, { name: "Role" });

/** The signed-in account, read from the session on every request. */
export interface Actor {
  userId: string;
  name: string;
  email: string;
  emailVerifiedAt: Date | null;
  role: Role;
  sessionId: string;
}

/** Marks a root field as public. Every other root field states `@Authorized(Role.…)`. */
export const Public = () => Extensions({ audience: "PUBLIC" });

export function isAdmin(actor: Actor | null): boolean {
  return actor?.role === Role.ADMIN;
}
