import type { FastifyInstance } from "fastify";
import type { ClassType } from "type-graphql";
import type { EntityManager } from "typeorm";
import type { ContentCache } from "../core/contentCache";
import type { CreateRequestContext } from "../http/createRequestContext";
import type { Context, Services } from "./context";
import type { Queue, Schedule } from "./jobs/queue";
import type { Owner } from "./ownOrders";
import type { RecordNames } from "./recordNames";
import type { RouteGuard } from "./routes/routeGuard";
import type { FindShareCard } from "./shareCards/shareCard";

export interface RouteParts {
  guard: RouteGuard;
  services: Services;
  createContext: CreateRequestContext<Context>;
  createCache: <Value>(maxBytes?: number) => ContentCache<Value>;
  publicOrigin: string | null;
}

type AddRoutes = (app: FastifyInstance, parts: RouteParts) => Promise<void> | void;

/** A site map file may hold 50,000 addresses. */
export const MAX_PAGES_OF_A_KIND = 10_000;

export interface SiteMapPage {
  path: string;
  changedAt?: Date | null;
}

type ReadPersonalData = (context: Context, owner: Owner) => Promise<object>;

export interface Feature {
  entities?: ClassType[];
  resolvers?: ClassType[];
  routes?: AddRoutes[];
  queues?: Queue[];
  schedules?: Schedule[];
  personalData?: ReadPersonalData[];
  siteMap?: (manager: EntityManager, now: Date) => Promise<SiteMapPage[]>;
  /** Keyed by the picture's address: `kind` for all below it, or `kind/slug`. */
  shareCards?: Record<string, FindShareCard>;
  /** Current names of the feature's records, for the logs. */
  recordNames?: RecordNames;
  /** First path segments of the feature's routes, which no workshop may use as its slug. */
  reservedSlugs?: string[];
}
