import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import helmet from "helmet";
import type { Config } from "../core/config";

const PLAYERS = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"];

/** Pages use none of these; players may go full screen. */
const PERMISSIONS = "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()";

export const CSP_REPORTS = "/csp-reports";

export type HeaderRecord = Readonly<Record<string, string>>;

export type PolicyDirectives = Record<string, string[]>;

/** Without inline scripts there is no nonce to guess, and pages can be cached. */
function pagePolicy(isHttps: boolean, isDevelopment: boolean): PolicyDirectives {
  return {
    defaultSrc: ["'self'"],
    // Vite's hot reload needs inline scripts, styles and a socket.
    scriptSrc: isDevelopment ? ["'self'", "'unsafe-inline'"] : ["'self'"],
    styleSrc: isDevelopment ? ["'self'", "'unsafe-inline'"] : ["'self'"],
    connectSrc: isDevelopment ? ["'self'", "ws:"] : ["'self'"],
    imgSrc: ["'self'", "https:", "data:"],
    mediaSrc: ["'self'", "https:"],
    // Of our own documents only e-mails allow framing.
    frameSrc: ["'self'", ...PLAYERS],
    fontSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    ...(isHttps && { upgradeInsecureRequests: [] }),
  };
}

/** With `report-to`, Chromium ignores `report-uri`, and outside HTTPS it then reports nothing. */
export function reportingHeaders(config: Pick<Config, "publicOrigin" | "mode">): HeaderRecord {
  const isHttps = config.publicOrigin?.startsWith("https:") ?? false;
  const directives = {
    ...pagePolicy(isHttps, config.mode === "development"),
    reportUri: [CSP_REPORTS],
    ...(isHttps && { reportTo: ["csp"] }),
  };
  const { "content-security-policy": policy = "" } = securityHeaders(config, directives);
  return {
    "content-security-policy": policy,
    ...(isHttps && { "reporting-endpoints": `csp="${CSP_REPORTS}"` }),
  };
}

/** Helmet's headers do not depend on the request, so they are computed once. */
export function securityHeaders(
  config: Pick<Config, "publicOrigin" | "mode">,
  policy?: PolicyDirectives,
): HeaderRecord {
  const isHttps = config.publicOrigin?.startsWith("https:") ?? false;
  const directives = policy ?? pagePolicy(isHttps, config.mode === "development");
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet({
    contentSecurityPolicy: { useDefaults: false, directives },
    hsts: isHttps ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    // Thumbnails and players come from hosts that do not opt in.
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" },
    xFrameOptions: { action: "deny" },
  })(request, response, () => {});
  const headers = Object.entries(response.getHeaders()).map(
    ([name, value]) => [name, String(value)] as const,
  );
  return Object.fromEntries([...headers, ["permissions-policy", PERMISSIONS]]);
}

/** The other headers concern pages and would add a kilobyte to each script. */
const OF_FILES = ["cross-origin-resource-policy", "strict-transport-security", "x-content-type-options"];

export function addSecurityHeaders(app: FastifyInstance, headers: HeaderRecord): void {
  const ofFiles = {
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => OF_FILES.includes(name))),
    // A worker takes its whole policy from its script's response, so nothing else is named.
    "content-security-policy": "frame-ancestors 'none'",
  };
  app.addHook("onRequest", (request, reply, done) => {
    void reply.headers(/^\/(assets|labs)\//.test(request.url) ? ofFiles : headers);
    done();
  });
}
