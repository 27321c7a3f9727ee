import { randomBytes } from "node:crypto";
import type { RequestContext } from "./requestContext";

/** Gives the browser a new token, by which it is recognised for a year; returns the token. */
export function rememberBrowser({ cookies }: Pick<RequestContext, "cookies">): string {
  const token = randomBytes(32).toString("base64url");
  cookies.visitor.set(token);
  return token;
}
