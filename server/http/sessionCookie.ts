import type { FastifyReply, FastifyRequest } from "fastify";
import type { SessionCookie } from "../graphql/context";

interface CookieOptions {
  isHttps: boolean;
}

function cookieName({ isHttps }: CookieOptions): string {
  return isHttps ? "__Host-session" : "session";
}

export function hasSessionCookie(request: FastifyRequest, options: CookieOptions): boolean {
  return Boolean(request.cookies[cookieName(options)]);
}

/** The session's cookie on this request: HttpOnly, SameSite=Lax, and on https `__Host-` and Secure. */
export function sessionCookieOf(
  request: FastifyRequest,
  reply: FastifyReply,
  options: CookieOptions,
): SessionCookie {
  const name = cookieName(options);
  const attributes = { path: "/", httpOnly: true, sameSite: "lax", secure: options.isHttps } as const;
  let token = request.cookies[name] || null;
  return {
    read: () => token,
    set: (newToken, expires) => {
      token = newToken;
      void reply.setCookie(name, newToken, { ...attributes, expires });
    },
    clear: () => {
      token = null;
      void reply.clearCookie(name, attributes);
    },
  };
}
