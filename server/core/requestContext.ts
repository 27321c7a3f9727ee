import type { Actor } from "./authorization";
import { Unauthenticated } from "./errors";

/** The session's cookie on one request; a page that is being rendered can read but not set it. */
export interface SessionCookie {
  read: () => string | null;
  set: (token: string, expiresAt: Date) => void;
  clear: () => void;
}

/** A cookie that outlives the session; set only when something must be remembered. */
export interface LastingCookie {
  read: () => string | null;
  set: (token: string) => void;
}

interface Cookies {
  session: SessionCookie;
  /** The random id by which a browser without an account is recognised. */
  visitor: LastingCookie;
  /** The accounts that signed in with this browser, signed by the server. */
  device: LastingCookie;
}

export interface RequestFacts {
  /** The canonical address that limits count; from the socket or a trusted proxy. */
  clientAddress: string;
  /** Empty where the browser sends none. Not to be stored: it tells people apart. */
  userAgent: string;
  /** The account that the sending page was rendered for; null for none. */
  pageAccount: string | null;
  /** Fires when the client has closed its connection. */
  signal: AbortSignal;
  cookies: Cookies;
}

/** One request of one client; created once, whatever handles it. */
export interface RequestContext extends RequestFacts {
  /** Whether staff preview the site with its drafts. */
  showsDrafts: boolean;
  /** Shows drafts from now on, if the request is from staff; returns whether it is. */
  showDrafts: () => Promise<boolean>;
  /** The request's batched reads, by what defines them; a plain map, because weak ones cost the collector dearly. */
  loaders: Map<object, unknown>;
  /** The signed-in account, read at most once. The response depends on it, so it becomes private. */
  actor: () => Promise<Actor | null>;
  /** Like `actor`, for decisions that do not show in the response, such as limits. */
  identify: () => Promise<Actor | null>;
  /** Whether the response is the same for everyone: a query that never asked who is signed in. */
  isShareable: () => boolean;
  /** Marks the response as private. */
  keepPrivate: () => void;
  /** Whether a page with this response is the same for every visitor: it may have asked who is signed in, and nothing else. */
  isSameForVisitors: () => boolean;
  /** Drops the account that was read, after signing in or out. */
  forgetActor: () => void;
}

/**
 * Whether the page that sent this was rendered for another account, before someone else signed in with the same browser:
 * what it shows and sends is not theirs.
 */
export function isOthersPage(
  { pageAccount }: Pick<RequestFacts, "pageAccount">,
  actor: Actor | null,
): boolean {
  return pageAccount !== null && actor !== null && actor.userId !== pageAccount;
}

/** The signed-in actor, for operations whose audience is already checked. */
export async function signedInActor(context: Pick<RequestContext, "actor">): Promise<Actor> {
  const actor = await context.actor();
  if (!actor) throw new Unauthenticated();
  return actor;
}
