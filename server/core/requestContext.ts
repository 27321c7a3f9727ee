import type { Actor } from "./authorization";
import { Unauthenticated } from "./errors";

/** Read-only during a page render. */
export interface SessionCookie {
  read: () => string | null;
  set: (token: string, expiresAt: Date) => void;
  clear: () => void;
}

/** A cookie that outlives the session; set only when needed. */
export interface LastingCookie {
  read: () => string | null;
  set: (token: string) => void;
}

interface Cookies {
  session: SessionCookie;
  /** The random id of a browser without an account. */
  visitor: LastingCookie;
  /** The accounts that signed in with this browser, signed by the server. */
  device: LastingCookie;
}

export interface RequestFacts {
  /** The canonical address that limits count, from the socket or a trusted proxy. */
  clientAddress: string;
  /** Empty if missing. Never store it: it identifies people. */
  userAgent: string;
  /** The account that the sending page was rendered for; null for none. */
  pageAccount: string | null;
  signal: AbortSignal;
  cookies: Cookies;
}

export interface RequestContext extends RequestFacts {
  showsDrafts: boolean;
  /** Shows drafts from now on if the request is from staff; returns whether it is. */
  showDrafts: () => Promise<boolean>;
  /** DataLoaders of this request. A plain Map: a WeakMap slows garbage collection. */
  loaders: Map<object, unknown>;
  /** The signed-in account, read at most once. Makes the response private. */
  actor: () => Promise<Actor | null>;
  /** Like `actor`, for decisions that do not show in the response, such as limits. */
  identify: () => Promise<Actor | null>;
  /** Whether the response is the same for everyone: a query that never read the actor. */
  isShareable: () => boolean;
  keepPrivate: () => void;
  /** Whether the page is the same for every visitor: it read at most the actor. */
  isSameForVisitors: () => boolean;
  /** For one query of a page: tells whether that query is shareable. Shares no loaders, which could have read the actor. */
  fork: () => RequestContext;
  /** Invalidates the cached actor after signing in or out. */
  forgetActor: () => void;
}

/** Whether the sending page was rendered for another account, before someone else signed in with this browser. */
export function isOthersPage(
  { pageAccount }: Pick<RequestFacts, "pageAccount">,
  actor: Actor | null,
): boolean {
  return pageAccount !== null && actor !== null && actor.userId !== pageAccount;
}

export async function signedInActor(context: Pick<RequestContext, "actor">): Promise<Actor> {
  const actor = await context.actor();
  if (!actor) throw new Unauthenticated();
  return actor;
}
