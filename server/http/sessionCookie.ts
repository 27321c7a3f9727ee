import type { FastifyReply, FastifyRequest } from "fastify";
import type { SessionCookie } from "../core/requestContext";

const TOKEN = /^[\w-]{43}$/;

interface CookieOptions {
  isHttps: boolean;
}

function cookieName({ isHttps }: CookieOptions): string {
  return isHttps ? "__Host-session" : "session";
}

/** Two different values mean that another site set one: trust neither. */
function sentOnce({ headers }: FastifyRequest, name: string): string | null {
  let value: string | null = null;
  for (const pair of headers.cookie?.split(";") ?? []) {
    const trimmed = pair.trim();
    if (!trimmed.startsWith(`${name}=`)) continue;
    const sent = trimmed.slice(name.length + 1);
    if (value !== null && sent !== value) return null;
    value = sent;
  }
  return value;
}

export function sessionCookieOf(
  request: FastifyRequest,
  reply: FastifyReply,
  options: CookieOptions,
): SessionCookie {
  const name = cookieName(options);
  const attributes = { path: "/", httpOnly: true, sameSite: "lax", secure: options.isHttps } as const;
  const sent = sentOnce(request, name);
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
