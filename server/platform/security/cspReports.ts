import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { clientKey } from "../../core/clientKey";
import { blockedContentOf } from "../../core/cspReport";
import { SecurityEventKind } from "./securityEvent.entity";
import { TooManyRequests } from "../../core/errors";
import { createLeasedLimit } from "../limits/leasedLimit";
import { limitOf } from "../limits/limits";
import { refuse } from "../../http/refuse";
import { CSP_REPORTS } from "../../http/securityHeaders";
import type { RouteParts } from "../feature";

/** One report quotes the whole policy, and browsers batch several. */
const BODY_LIMIT = 16 * 1024;
const MAX_REPORTS = 50;

/** A separate limit, so that reports never use up the budget of people behind the same address. */
const PER_CLIENT = limitOf("csp-reports");

const notReports = () => refuse(400, "These are no reports of a browser.");

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw notReports();
  }
}

export async function addCspReports(
  app: FastifyInstance,
  { services: { security, rateLimits } }: RouteParts,
): Promise<void> {
  const limit = createLeasedLimit(rateLimits, PER_CLIENT);

  /** Drops excess reports silently: a browser cannot act on a refusal. */
  async function admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const clientAddress = clientKey(request.ip);
    try {
      await limit.spend({ key: clientAddress, clientAddress });
    } catch (error) {
      if (!(error instanceof TooManyRequests)) throw error;
      await reply.code(204).header("cache-control", "no-store").send();
    }
  }

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser<string>(
      ["application/csp-report", "application/reports+json"],
      { parseAs: "string", bodyLimit: BODY_LIMIT },
      async (_request: unknown, body: string) => parse(body),
    );
    scope.addContentTypeParser("*", async () => {
      throw refuse(415, "Please send reports of a browser.");
    });

    scope.post(CSP_REPORTS, { onRequest: admit }, async (request, reply) => {
      const reports = [request.body].flat();
      if (reports.length > MAX_REPORTS) throw notReports();
      const details = reports.map(blockedContentOf).filter((detail) => detail !== null);
      if (details.length === 0) throw notReports();
      const clientAddress = clientKey(request.ip);
      for (const detail of details)
        if (detail) security.note({ kind: SecurityEventKind.CSP_VIOLATION, detail, clientAddress });
      return reply.code(204).header("cache-control", "no-store").send();
    });
  });
}
