import { mkdir } from "node:fs/promises";
import type { DataSource } from "typeorm";
import type { Config } from "../core/config";
import { migrate } from "../database/migrate";
import { moveAccountLinks } from "../features/auth/account/moveAccountLinks";
import type { Services } from "../platform/context";
import { MailDelivery } from "../platform/mail/mailDelivery";
import { backUpBeforeMigration } from "./backup/backUpBeforeMigration";
import { createServices } from "./createServices";
import { saveDemoSignIns } from "./demoSignIns";
import { openDataKey } from "./openDataKey";
import { queues } from "./queues";
import { seedDemoAcademy } from "./seed/seedDemoAcademy";
import type { Database } from "./startDatabase";

/** On standard output, for people: not in the log. */
export function say(message: string): void {
  process.stdout.write(`${message}\n`);
}

/** Staff may read e-mails that grant access only if nothing is sent: in the demo with its own database. */
function mailDeliveryOf({ mailServer, isDemo, databaseUrl }: Config): MailDelivery {
  if (mailServer) return MailDelivery.SMTP;
  return isDemo && !databaseUrl ? MailDelivery.KEPT : MailDelivery.WAITING;
}

async function fillDemo(services: Services, { dataDir }: Config): Promise<void> {
  const signIns = await seedDemoAcademy(services);
  if (!signIns) return;
  say("· Filling the demo academy");
  await mkdir(dataDir, { recursive: true });
  await saveDemoSignIns(dataDir, signIns);
}

/** Migrates, and fills a demo; one process at a time. */
export async function prepareServices(
  dataSource: DataSource,
  { url, ownerUrl, secretKey }: Database,
  config: Config,
): Promise<Services> {
  const whileLocked = async () => {
    const dataKey = await openDataKey(dataSource.manager, { ...config, secretKey });
    const { publicOrigin } = config;
    const services = createServices(dataSource, dataKey, {
      mailDelivery: mailDeliveryOf(config),
      publicOrigin,
    });
    await moveAccountLinks(services);
    if (config.isDemo) await fillDemo(services, config);
    return services;
  };
  const beforeChange = async () => backUpBeforeMigration(ownerUrl ?? url, config, say);
  return migrate(dataSource, { ownerUrl, queues, whileLocked, beforeChange, say });
}
