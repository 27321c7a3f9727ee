import type { RequestListener, Server } from "node:http";
import Fastify, { LogController } from "fastify";
import type { FastifyInstance } from "fastify";
import type { Config } from "../core/config";
import { CONNECTION_TIMEOUTS } from "../http/connectionRules";
import type { FrontDoor } from "../http/frontDoor";
import { ADDRESS_SPELLING } from "../http/pages/addressSpelling";

/** A failed statement carries its parameters: names, addresses, hashes. */
const REDACTED = [
  "req.headers.cookie",
  "req.headers.authorization",
  // At debug level, the form parser logs a request's whole head.
  "busboyOptions.headers",
  "err.parameters",
  "err.driverError",
  "err.detail",
];

export type LogStream = { write: (line: string) => void };

interface HttpServerOptions {
  logTo?: LogStream;
  /** Its server listens already; without one, the app makes its own. */
  door?: FrontDoor;
}

export function createHttpServer(config: Config, { logTo, door }: HttpServerOptions = {}): FastifyInstance {
  return Fastify({
    logger: { level: config.logLevel, redact: REDACTED, ...(logTo && { stream: logTo }) },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    // Successful requests log nothing, so none needs its own logger.
    childLoggerFactory: (logger) => logger,
    ...CONNECTION_TIMEOUTS,
    ...(door && { serverFactory: (listener: RequestListener): Server => door.use(listener) }),
    forceCloseConnections: "idle",
    // Requests on open connections still get responses, which then close the connection.
    return503OnClosing: false,
    ...ADDRESS_SPELLING,
  });
}
