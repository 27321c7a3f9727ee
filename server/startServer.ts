import { mkdir } from "node:fs/promises";
import { buildApp } from "./app";
import type { Config } from "./config";
import { createDataSource } from "./database/dataSource";
import { migrate } from "./database/migrate";
import { seedDemoAcademy } from "./database/seed/seedDemoAcademy";
import { readDemoSignIns, saveDemoSignIns } from "./demoSignIns";
import { moveAccountLinks } from "./features/auth/moveAccountLinks";
import { readAcademyName } from "./features/site/readAcademyName";
import { closeApp } from "./http/closeApp";
import { listen } from "./http/listen";
import type { PageRenderer } from "./http/pages";
import { ContentChanges } from "./platform/contentChanges";
import { MailDelivery } from "./platform/mail/mailDelivery";
import { startPostOffice } from "./platform/mail/startPostOffice";
import { createServices } from "./services";
import { startDatabase } from "./startDatabase";
import { startSweeps } from "./startSweeps";

const STOP_WITHIN_MS = 10_000;

function say(message: string): void {
  process.stdout.write(`${message}\n`);
}

/** Staff may read letters that grant something only where they are sent to nobody: in the demo on a database of its own. */
function mailDeliveryOf({ mailServer, isDemo, databaseUrl }: Config): MailDelivery {
  if (mailServer) return MailDelivery.SMTP;
  return isDemo && !databaseUrl ? MailDelivery.KEPT : MailDelivery.WAITING;
}

interface StartOptions {
  config: Config;
  /** Left out where only the API is wanted. */
  loadPages?: (config: Config) => Promise<PageRenderer>;
}

/** Configuration, then database, then app; listens until it is told to stop. */
export async function startServer({ config, loadPages }: StartOptions): Promise<void> {
  const database = await startDatabase(config, (message) => say(`· ${message}`));
  const dataSource = await createDataSource({
    url: database.url,
    poolSize: config.databasePoolSize,
  }).initialize();
  const services = createServices(dataSource, database.secretKey, mailDeliveryOf(config));
  const fillDatabase = async () => {
    await moveAccountLinks(services);
    if (!config.isDemo) return;
    const signIns = await seedDemoAcademy(services);
    if (!signIns) return;
    say("· Filling the demo academy");
    await mkdir(config.dataDir, { recursive: true });
    await saveDemoSignIns(config.dataDir, signIns);
  };
  await migrate(dataSource, { ownerUrl: database.ownerUrl, whileLocked: fillDatabase });

  const changes = new ContentChanges(database.url);
  const app = await buildApp({ config, services, changes, pages: await loadPages?.(config) });
  await changes.start();
  const stopSweeps = startSweeps(services, app.log);
  const address = await listen(app, config);
  const closePostOffice = await startPostOffice({
    services,
    mailServer: config.mailServer,
    origin: address,
    academyName: () => readAcademyName(dataSource.manager),
  });
  say(`\nThe academy is open at ${address}`);
  if (config.isSandboxOn) say(`GraphQL sandbox: ${address}/sandbox`);
  const signIns = config.isDemo ? await readDemoSignIns(config.dataDir) : null;
  if (signIns) say(`\n${signIns}`);

  let isStopping = false;
  async function stop(): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    const hurry = setTimeout(() => process.exit(1), STOP_WITHIN_MS);
    stopSweeps();
    await Promise.all([closeApp(app), closePostOffice()]);
    await services.security.flush();
    await changes.stop();
    await dataSource.destroy();
    // Nobody is served any more. A database of our own takes the time that its disk needs.
    clearTimeout(hurry);
    await database.stop();
    process.exit(0);
  }
  process.on("SIGTERM", () => void stop());
  process.on("SIGINT", () => void stop());
}
