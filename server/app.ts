import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import Fastify, { LogController } from "fastify";
import type { FastifyInstance } from "fastify";
import type { Config } from "./config";
import { databaseFaultOf } from "./core/databaseFault";
import { readActor } from "./features/auth/readActor";
import { createApolloServer } from "./graphql/apolloServer";
import type { Services } from "./graphql/context";
import { createContext } from "./graphql/context";
import { createRequestBudget } from "./graphql/requestBudget";
import { createSchema } from "./graphql/schema";
import { addAccountData } from "./http/accountData";
import { addContactMessagesExport } from "./http/contactMessagesExport";
import { addBankStatements } from "./http/bankStatements";
import { addCoursesJson } from "./http/coursesJson";
import { addCspReports } from "./http/cspReports";
import { createDoor } from "./http/door";
import { addErrorHandler } from "./http/errorHandler";
import type { CreateRequestContext } from "./http/createRequestContext";
import type { CachedAnswer } from "./http/graphqlRoute";
import { addGraphqlRoute } from "./http/graphqlRoute";
import { CONNECTION_TIMEOUTS, addConnectionRules } from "./http/connectionRules";
import { addHealthRoutes } from "./http/healthRoutes";
import { addLetterView } from "./http/letterView";
import type { CachedPage, PageRenderer } from "./http/pages";
import { addPages } from "./http/pages";
import { addPaymentProofs } from "./http/paymentProofs";
import { addRequestFacts } from "./http/requestFacts";
import { addSandbox } from "./http/sandbox";
import { addSecurityHeaders, reportingHeaders, securityHeaders } from "./http/securityHeaders";
import { addSiteMap } from "./http/siteMap";
import { addOwnCalendar } from "./http/ownCalendar";
import { addPictureRoutes } from "./http/pictureRoutes";
import { addPictureUpload } from "./http/pictureUpload";
import { ADDRESS_SPELLING } from "./http/addressSpelling";
import { addRegistrationsExport } from "./http/registrationsExport";
import type { DrawnCard } from "./http/shareCards";
import { addShareCards } from "./http/shareCards";
import { warnOfUntrustedProxy } from "./http/warnOfUntrustedProxy";
import { addWorkshopCalendar } from "./http/workshopCalendar";
import { ContentCache } from "./platform/contentCache";
import type { ContentChanges } from "./platform/contentChanges";
import { createFaultLog } from "./platform/faultLog";
import type { PictureFile } from "./platform/media/pictureFile.entity";

const PICTURES_MAX_BYTES = 16 * 1024 * 1024;

interface AppOptions {
  config: Config;
  services: Services;
  /** Told of by PostgreSQL; the caches live by it. */
  changes: ContentChanges;
  /** Renders the pages; left out where only the API is wanted. */
  pages?: PageRenderer;
  /** Whether the process was asked to stop; never unless given. */
  isStopping?: () => boolean;
  /** Where log lines go; standard output unless told. */
  logTo?: { write: (line: string) => void };
}

/** Puts the server together from its parts; tests start the same function in-process. */
export async function buildApp({
  config,
  services,
  changes,
  pages,
  isStopping = () => false,
  logTo,
}: AppOptions): Promise<FastifyInstance> {
  const headers = securityHeaders(config);
  const http = Fastify({
    logger: {
      level: config.logLevel,
      // A failed statement carries its parameters: names, addresses, hashes.
      redact: [
        "req.headers.cookie",
        "req.headers.authorization",
        // At its most talkative, the reader of forms tells the whole head of a request.
        "busboyOptions.headers",
        "err.parameters",
        "err.driverError",
        "err.detail",
      ],
      ...(logTo && { stream: logTo }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    // No line is written for a request that went well, so a logger for each would be made for nothing.
    childLoggerFactory: (logger) => logger,
    ...CONNECTION_TIMEOUTS,
    forceCloseConnections: "idle",
    // Requests on connections that are still open are answered, and each connection ends with its response.
    return503OnClosing: false,
    ...ADDRESS_SPELLING,
  });
  const logFault = createFaultLog(http.log);
  const reportUnavailable = (error: unknown) =>
    logFault("service unavailable", { reason: databaseFaultOf(error) ?? "busy" });
  services.security.reportTo(http.log);
  const schema = createSchema();
  const apollo = createApolloServer({
    schema,
    isOpenToDevelopers: config.isSandboxOn,
    settleChanges: () => changes.settle(),
    report: (error, errorId) => http.log.error({ err: error, errorId }, "unexpected error"),
    reportUnavailable,
  });
  const isHttps = config.publicOrigin?.startsWith("https:") ?? false;
  const factsOf = addRequestFacts(http, { isHttps });
  const contextOf: CreateRequestContext = (request, reply, known) =>
    createContext({
      services,
      known,
      request: factsOf(request, reply),
      loadActor: (token) => readActor(services, token),
    });
  const answers = changes.clears(new ContentCache<CachedAnswer>(services.clock));
  const renderedPages = changes.clears(new ContentCache<CachedPage>(services.clock));

  addConnectionRules(http, isStopping);
  warnOfUntrustedProxy(http);
  await http.register(cookie);
  await http.register(compress, {
    threshold: 1024,
    encodings: ["br", "gzip"],
    customTypes: /^text\/|json|javascript|svg/,
  });
  // Fastify reads text/plain too, which a form on any page can send.
  http.removeContentTypeParser("text/plain");
  addErrorHandler(http, { styles: pages?.assets.styles.site ?? [], reportUnavailable });
  addSecurityHeaders(http, headers);
  addHealthRoutes(http, { isDatabaseReady: () => changes.isDatabaseReady(), isStopping });
  const budget = createRequestBudget(services.rateLimits, config.requestsPerMinute);
  addGraphqlRoute(
    http,
    { headers, apollo, budget, cache: answers, createContext: contextOf },
    config.publicOrigin,
  );
  const door = createDoor({ createContext: contextOf, budget, publicOrigin: config.publicOrigin });
  addAccountData(http, door);
  addContactMessagesExport(http, door);
  addCoursesJson(http, door, services.dataSource);
  await addCspReports(http, services);
  addOwnCalendar(http, door, services);
  addWorkshopCalendar(http, door, services, contextOf);
  addSiteMap(http, door, services, config.publicOrigin);
  const cards = changes.clears(new ContentCache<DrawnCard>(services.clock));
  addShareCards(http, door, services, cards);
  const pictures = changes.clears(new ContentCache<PictureFile>(services.clock, PICTURES_MAX_BYTES));
  addPictureRoutes(http, door, services, pictures);
  await addPictureUpload(http, door);
  await addPaymentProofs(http, door);
  await addBankStatements(http, door);
  addRegistrationsExport(http, door);
  addLetterView(http, door, config.publicOrigin);
  if (pages && config.isSandboxOn) await addSandbox(http, { config, pages });
  if (pages)
    await addPages(http, {
      headers: reportingHeaders(config),
      pages,
      schema,
      cache: renderedPages,
      createContext: contextOf,
      budget,
      publicOrigin: config.publicOrigin,
    });

  // Never stopped by hand: a request that is in flight when the process is told to stop must still be answered.
  await apollo.start();
  return http;
}
