import type { FastifyReply, FastifyRequest } from "fastify";
import type { LastingCookie } from "../core/requestContext";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

interface CookieOptions {
  name: "visitor" | "device";
  isHttps: boolean;
}

export function lastingCookieOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, isHttps }: CookieOptions,
): LastingCookie {
  const cookieName = isHttps ? `__Host-${name}` : name;
  let value = request.cookies[cookieName] || null;
  return {
    read: () => value,
    set: (newValue) => {
      value = newValue;
      void reply.setCookie(cookieName, newValue, {
        path: "/",
        httpOnly: true,
        sameSite: "lax",
        secure: isHttps,
        maxAge: YEAR_SECONDS,
      });
    },
  };
}
