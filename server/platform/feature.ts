import type { FastifyInstance } from "fastify";
import type { ClassType } from "type-graphql";
import type { EntityManager } from "typeorm";
import type { ContentCache } from "../core/contentCache";
import type { CreateRequestContext } from "../http/createRequestContext";
import type { Context, Services } from "./context";
import type { Queue, Schedule } from "./jobs/queue";
import type { Owner } from "./ownOrders";
import type { RecordNames } from "./recordNames";
import type { Door } from "./routes/door";
import type { FindShareCard } from "./shareCards/shareCard";

/** What routes outside GraphQL are made from. */
export interface RouteParts {
  door: Door;
  services: Services;
  createContext: CreateRequestContext<Context>;
  /** A cache that is cleared when content changes. */
  createCache: <Value>(maxBytes?: number) => ContentCache<Value>;
  /** Scheme and host under which the world sees the site, where they are configured. */
  publicOrigin: string | null;
}

type AddRoutes = (app: FastifyInstance, parts: RouteParts) => Promise<void> | void;

/** The protocol allows 50,000 addresses in a file. */
export const MAX_PAGES_OF_A_KIND = 10_000;

export interface SiteMapPage {
  path: string;
  /** When its text last changed, where that is known. */
  changedAt?: Date | null;
}

/** A part of the file with an account's personal data, by name. */
type ReadPersonalData = (context: Context, owner: Owner) => Promise<object>;

/** What a feature or a piece of the platform gives to the whole; `app/features.ts` lists them all. */
export interface Feature {
  /** Classes of rows. */
  entities?: ClassType[];
  resolvers?: ClassType[];
  routes?: AddRoutes[];
  /** Background work that operations enqueue. */
  queues?: Queue[];
  /** Background work that is due at certain times. */
  schedules?: Schedule[];
  personalData?: ReadPersonalData[];
  /** Pages that search engines should find. */
  siteMap?: (manager: EntityManager, now: Date) => Promise<SiteMapPage[]>;
  /** By the picture's address: `kind` for all below it, or `kind/slug`. */
  shareCards?: Record<string, FindShareCard>;
  /** What the feature's records are called today, for the logs. */
  recordNames?: RecordNames;
  /** First parts of addresses that the feature's routes answer: no workshop can have them. */
  reservedSlugs?: string[];
}
