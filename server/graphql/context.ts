import type { DataSource } from "typeorm";
import type { Clock } from "../platform/clock";
import type { Hashing } from "../platform/hashing";
import type { Jobs } from "../platform/jobs/jobs";
import type { MailDelivery } from "../platform/mail/mailDelivery";
import type { OwnOrders } from "../platform/ownOrders";
import type { OwnMessages } from "../platform/ownMessages";
import type { People } from "../platform/people";
import type { RateLimits } from "../platform/rateLimits";
import type { Retention } from "../platform/retention";
import type { RecordNames } from "../platform/recordNames";
import type { SeatLine } from "../platform/seatLine";
import type { SecurityLog } from "../platform/security/securityLog";
import type { Actor } from "./authorization";
import { isAdmin } from "./authorization";
import { Unauthenticated } from "./errors";

/** The session's cookie on one request; a page that is being rendered can read but not set it. */
export interface SessionCookie {
  read: () => string | null;
  set: (token: string, expiresAt: Date) => void;
  clear: () => void;
}

/** A cookie that outlives the session; only made when something is to be remembered. */
export interface LastingCookie {
  read: () => string | null;
  set: (token: string) => void;
}

/** What lives as long as the process. */
export interface Services {
  /** As the site settings name it. */
  academyName: () => Promise<string>;
  dataSource: DataSource;
  clock: Clock;
  hashing: Hashing;
  jobs: Jobs;
  mailDelivery: MailDelivery;
  rateLimits: RateLimits;
  seatLine: SeatLine;
  ownMessages: OwnMessages;
  ownOrders: OwnOrders;
  recordNames: RecordNames;
  security: SecurityLog;
  people: People;
  /** How long the site's settings let personal data be kept. */
  retention: () => Promise<Retention>;
}

export interface RequestFacts {
  /** The canonical address that limits count; from the socket or a trusted proxy. */
  clientAddress: string;
  /** What the browser says that it is; empty where it says nothing. Not to be kept: it tells people apart. */
  userAgent: string;
  /** The account that the page shows which sent the request; null for none. */
  pageAccount: string | null;
  /** Fires when the client has closed its connection. */
  signal: AbortSignal;
  sessionCookie: SessionCookie;
  /** The random id by which a browser without an account is known again. */
  visitorCookie: LastingCookie;
  /** The accounts that signed in with this browser, signed by the server. */
  deviceCookie: LastingCookie;
}

export interface Context extends Services, RequestFacts {
  /** Whether somebody of the staff looks at the site as it will be: drafts are shown as if they were published. */
  showsDrafts: boolean;
  /** The request's batched reads, by what defines them; a plain map, because weak ones cost the collector dearly. */
  loaders: Map<object, unknown>;
  /** Who is asking; read at most once a request. */
  actor: () => Promise<Actor | null>;
  /** Whether the answer is the same for everybody: a query that never asked who is asking. */
  isShareable: () => boolean;
  /** Marks the answer as one that must not be shared. */
  keepPrivate: () => void;
  /** Whether a page with this answer is the same for every visitor: it may have asked who is signed in, and nothing else. */
  isSameForVisitors: () => boolean;
  /** Forgets what was read, after signing in or out. */
  forgetActor: () => void;
}

interface ContextParts {
  services: Services;
  request: RequestFacts;
  loadActor: (token: string) => Promise<Actor | null>;
  known?: KnownActor;
}

/** Whose request it is, where the session was read before. */
export interface KnownActor {
  actor: Actor | null;
  /** Whether they asked for the site with its drafts, which only staff get. */
  wantsDrafts?: boolean;
}

/** What a request's context does not share with all others; a spread of it has these alone. */
type OwnOfContext = Omit<Context, keyof Services> &
  Pick<Services, "hashing" | "rateLimits"> & { __proto__: Services };

export function createContext({ services, request, loadActor, known }: ContextParts): Context {
  let actor = known && Promise.resolve(known.actor);
  const showsDrafts = Boolean(known?.wantsDrafts) && isAdmin(known?.actor ?? null);
  let isPrivate = showsDrafts;
  let isKeptPrivate = false;
  const readActor = async () => {
    isPrivate = true;
    if (!actor) {
      const token = request.sessionCookie.read();
      actor = token ? loadActor(token) : Promise.resolve(null);
    }
    return actor;
  };
  const readAccountId = async () => (await readActor())?.userId;
  const context: OwnOfContext = {
    // Apollo copies the context: copying more than 16 properties of its own takes 15 µs, and the copy is slow to read.
    __proto__: services,
    ...request,
    hashing: services.hashing.forClient({ signal: request.signal, client: request.clientAddress }),
    rateLimits: services.rateLimits.forClient(request.clientAddress, readAccountId),
    showsDrafts,
    loaders: new Map(),
    actor: readActor,
    isShareable: () => !isPrivate,
    keepPrivate: () => {
      isPrivate = true;
      isKeptPrivate = true;
    },
    isSameForVisitors: () => !isKeptPrivate,
    forgetActor: () => {
      actor = undefined;
    },
  };
  return context as OwnOfContext & Services;
}

/**
 * Whether the page that sent this was drawn for another account, before someone else signed in with the same browser:
 * what it shows and sends is not theirs.
 */
export function isOthersPage(
  { pageAccount }: Pick<RequestFacts, "pageAccount">,
  actor: Actor | null,
): boolean {
  return pageAccount !== null && actor !== null && actor.userId !== pageAccount;
}

/** The signed-in actor, for operations whose audience is already checked. */
export async function signedInActor(context: Pick<Context, "actor">): Promise<Actor> {
  const actor = await context.actor();
  if (!actor) throw new Unauthenticated();
  return actor;
}
