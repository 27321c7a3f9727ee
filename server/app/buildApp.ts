import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import type { FastifyInstance } from "fastify";
import type { Config } from "../core/config";
import { ContentCache } from "../core/contentCache";
import type { ErrorPlace } from "../core/errorPlace";
import { databaseFaultOf } from "../core/databaseFault";
import { createApolloServer } from "../graphql/apolloServer";
import type { PageAnswer } from "../graphql/pageQueries";
import { createPageQueries } from "../graphql/pageQueries";
import { addConnectionRules } from "../http/connectionRules";
import type { FrontDoor } from "../http/frontDoor";
import { addErrorHandler } from "../http/errorHandler";
import type { CachedResponse } from "../http/graphql/cachedResponse";
import { addGraphqlRoute } from "../http/graphql/graphqlRoute";
import { addHealthRoutes } from "../http/healthRoutes";
import type { CachedPage } from "../http/pages/cachedPage";
import type { PageRenderer } from "../http/pages/pageRenderer";
import { addPages } from "../http/pages/pages";
import { addSandbox } from "../http/sandbox";
import { addSecurityHeaders, reportingHeaders, securityHeaders } from "../http/securityHeaders";
import { warnOfUntrustedProxy } from "../http/warnOfUntrustedProxy";
import type { ContentChanges } from "../platform/contentChanges";
import type { Services } from "../platform/context";
import { createFaultLog } from "../platform/faultLog";
import { createRequestBudget } from "../platform/limits/requestBudget";
import { createRouteGuard } from "../platform/routes/routeGuard";
import { createRefusalLog } from "../platform/security/createRefusalLog";
import { addRoutes } from "./addRoutes";
import type { LogStream } from "./createHttpServer";
import { createHttpServer } from "./createHttpServer";
import { contextCreator } from "./createContext";
import { createSchema } from "./schema";

interface AppOptions {
  config: Config;
  services: Services;
  /** Invalidates the caches when content changes. */
  changes: ContentChanges;
  pages?: PageRenderer;
  isStopping?: () => boolean;
  logTo?: LogStream;
  door?: FrontDoor;
}

async function addHooks(http: FastifyInstance, isStopping: () => boolean): Promise<void> {
  addConnectionRules(http, isStopping);
  warnOfUntrustedProxy(http);
  await http.register(cookie);
  await http.register(compress, {
    threshold: 1024,
    encodings: ["br", "gzip"],
    customTypes: /^text\/|json|javascript|svg/,
  });
  // Fastify parses text/plain too, which any site's form can send.
  http.removeContentTypeParser("text/plain");
}

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, services, changes, pages, isStopping = () => false } = options;
  const { publicOrigin } = config;
  const http = createHttpServer(config, options);
  const logFault = createFaultLog(http.log, "warn");
  const logError = createFaultLog(http.log, "error");
  const report = (error: unknown, { where, errorId }: ErrorPlace) =>
    logError(`unexpected error in ${where}`, { err: error, errorId });
  const reportUnavailable = (error: unknown) =>
    logFault("service unavailable", { reason: databaseFaultOf(error) ?? "busy" });
  services.security.reportTo(http.log);

  const schema = createSchema();
  const logRefusal = createRefusalLog(services.security);
  const apollo = createApolloServer({
    schema,
    isOpenToDevelopers: config.isSandboxOn,
    settleChanges: () => changes.settle(),
    logRefusal,
    report,
    reportUnavailable,
  });
  const createContext = contextCreator(services, { isHttps: publicOrigin?.startsWith("https:") ?? false });
  const budget = createRequestBudget(services.rateLimits, config.requestsPerMinute);
  const createCache = <Value>(maxBytes?: number) =>
    changes.clears(new ContentCache<Value>(services.clock, maxBytes));
  const guards = { createContext, budget, logRefusal, publicOrigin };

  await addHooks(http, isStopping);
  addErrorHandler(http, { styles: pages?.assets.styles.site ?? [], report, reportUnavailable });
  const headers = securityHeaders(config);
  addSecurityHeaders(http, headers);
  addHealthRoutes(http, { isDatabaseReady: () => changes.isDatabaseReady(), isStopping });
  addGraphqlRoute(http, { ...guards, headers, apollo, cache: createCache<CachedResponse>() });
  await addRoutes(http, {
    guard: createRouteGuard(guards),
    services,
    createContext,
    createCache,
    publicOrigin,
  });
  if (pages && config.isSandboxOn) await addSandbox(http, { config, pages });
  if (pages) {
    const { clock } = services;
    const cache = createCache<CachedPage>();
    const runQuery = createPageQueries(schema, createCache<PageAnswer>());
    const ownPages = createCache<true>();
    const headers = reportingHeaders(config);
    await addPages(http, { ...guards, headers, pages, runQuery, cache, ownPages, clock });
  }

  // Never stopped explicitly: requests in flight at shutdown still need responses.
  await apollo.start();
  return http;
}
