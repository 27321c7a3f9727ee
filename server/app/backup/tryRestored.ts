import type { FastifyInstance } from "fastify";
import type { EntityManager } from "typeorm";
import type { Config } from "../../core/config";
import { migrate } from "../../database/migrate";
import { saveSession } from "../../features/auth/sessions/sessions";
import { Registration } from "../../features/enrolment/registration/registration.entity";
import { secretOf } from "../../features/enrolment/registration/registrationSecret";
import { BatchAccess } from "../../features/learning/access/batchAccess.entity";
import { ContentChanges } from "../../platform/contentChanges";
import type { Services } from "../../platform/context";
import { verifyAuditChain } from "../../platform/audit/verifyAuditChain";
import { buildApp } from "../buildApp";
import { connectDatabase } from "../connectDatabase";
import { createServices } from "../createServices";
import { openDataKey } from "../openDataKey";
import { queues } from "../queues";

const TRIED = 20;

interface Asked {
  query: string;
  variables: object;
  cookie?: string;
}

async function ask(app: FastifyInstance, { query, variables, cookie = "" }: Asked): Promise<unknown> {
  const answer = await app.inject({
    method: "POST",
    url: "/graphql",
    headers: { "content-type": "application/json", cookie },
    payload: JSON.stringify({ query, variables }),
  });
  return (JSON.parse(answer.body) as { data?: { found?: unknown } }).data?.found ?? null;
}

/** True if a learner's new session opens a batch, or nobody has one. */
async function opensBatch(app: FastifyInstance, manager: EntityManager): Promise<boolean> {
  const accesses = await manager.find(BatchAccess, { take: TRIED, order: { id: "DESC" } });
  for (const { userId, batchId } of accesses) {
    const { token } = await saveSession(manager, { userId, browser: "", now: Date.now() });
    const found = await ask(app, {
      query: "query ($id: UUID!) { found: batch(id: $id) { isUnlocked references { id } } }",
      variables: { id: batchId },
      cookie: `session=${token}`,
    });
    if ((found as { isUnlocked: boolean } | null)?.isUnlocked) return true;
  }
  return accesses.length === 0;
}

/** True if the newest order's link opens it, or there is none. */
async function opensOrder(app: FastifyInstance, services: Services): Promise<boolean> {
  const [order] = await services.dataSource.manager.find(Registration, {
    take: 1,
    order: { createdAt: "DESC" },
  });
  if (!order) return true;
  const found = await ask(app, {
    query: "query ($secret: String!) { found: registration(secret: $secret) { id } }",
    variables: { secret: secretOf(services, order) },
  });
  return (found as { id: string } | null)?.id === order.id;
}

interface Keys {
  secretKey: string;
}

/**
 * Starts the product on a restored database that nobody else uses, without jobs, e-mails or calls to other hosts.
 * Returns what does not work, a sentence each.
 */
export async function tryRestored(url: string, config: Config & Keys): Promise<string[]> {
  const dataSource = await connectDatabase({ url, poolSize: 4 });
  try {
    const { manager } = dataSource;
    const whileLocked = async () => openDataKey(manager, config);
    const services = createServices(dataSource, await migrate(dataSource, { queues, whileLocked }));
    const { problems } = await verifyAuditChain(manager, null);
    const changes = new ContentChanges(url);
    // Loopback, without https: the cookie has its plain name.
    const app = await buildApp({
      config: { ...config, publicOrigin: null, logLevel: "silent" },
      services,
      changes,
    });
    try {
      if (!(await opensBatch(app, manager))) problems.push("A learner's session opens no batch.");
      if (!(await opensOrder(app, services))) problems.push("The newest order's link does not open it.");
    } finally {
      await app.close();
      await services.security.flush();
    }
    return problems;
  } finally {
    await dataSource.destroy();
  }
}
