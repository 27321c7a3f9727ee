import type { FastifyReply, FastifyRequest } from "fastify";
import type { VisitorCookie } from "../graphql/context";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The visitor's cookie on this request: HttpOnly, SameSite=Lax, and on https `__Host-` and Secure. */
export function visitorCookieOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { isHttps }: { isHttps: boolean },
): VisitorCookie {
  const name = isHttps ? "__Host-visitor" : "visitor";
  let token = request.cookies[name] || null;
  return {
    read: () => token,
    set: (newToken) => {
      token = newToken;
      void reply.setCookie(name, newToken, {
        path: "/",
        httpOnly: true,
        sameSite: "lax",
        secure: isHttps,
        maxAge: YEAR_SECONDS,
      });
    },
  };
}
