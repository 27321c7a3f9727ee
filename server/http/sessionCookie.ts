import type { FastifyReply, FastifyRequest } from "fastify";
import type { SessionCookie } from "../graphql/context";

/** 256 bits as base64url; nothing else was ever given out. */
const TOKEN = /^[\w-]{43}$/;

interface CookieOptions {
  isHttps: boolean;
}

function cookieName({ isHttps }: CookieOptions): string {
  return isHttps ? "__Host-session" : "session";
}

/** The session's cookie on this request: HttpOnly, SameSite=Lax, and on https `__Host-` and Secure. */
export function sessionCookieOf(
  request: FastifyRequest,
  reply: FastifyReply,
  options: CookieOptions,
): SessionCookie {
  const name = cookieName(options);
  const attributes = { path: "/", httpOnly: true, sameSite: "lax", secure: options.isHttps } as const;
  const sent = request.cookies[name];
  let token = sent && TOKEN.test(sent) ? sent : null;
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
