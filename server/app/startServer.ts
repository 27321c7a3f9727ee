import { setTimeout as sleep } from "node:timers/promises";
import { buildApp } from "./buildApp";
import type { Config } from "../core/config";
import { connectDatabase } from "./connectDatabase";
import { printDemoSignIns } from "./demoSignIns";
import { closeApp } from "../http/closeApp";
import type { FrontDoor } from "../http/frontDoor";
import { createFrontDoor } from "../http/frontDoor";
import { listen } from "../http/listen";
import type { PageRenderer } from "../http/pages/pageRenderer";
import { ContentChanges } from "../platform/contentChanges";
import { createFaultLog } from "../platform/faultLog";
import { keepReleaseFiles } from "../platform/releases/keepReleaseFiles";
import { createSendMail } from "../platform/mail/sendMail";
import { prepareServices, say } from "./prepareServices";
import { startChecker } from "./startChecker";
import type { Database } from "./startDatabase";
import { startDatabase } from "./startDatabase";
import { startJobs } from "./startJobs";
import type { Stopping } from "./stopOnSignal";
import { stopOnSignal } from "./stopOnSignal";

const LAME_DUCK_MS = 2000;
const DRAIN_WITHIN_MS = 6000;
const LINE_STOPS_WITHIN_MS = 1000;
const INSECURE =
  "WARNING: ALLOW_INSECURE_HTTP=1 and no https in PUBLIC_ORIGIN: cookies and passwords travel unencrypted.\n";

interface StartOptions {
  config: Config;
  loadPages?: (config: Config) => Promise<PageRenderer>;
}

interface OpenOptions extends StartOptions {
  database: Database;
  stopping: Stopping;
  /** Listens already, at `address`. */
  door: FrontDoor;
  address: string;
}

async function openAcademy(options: OpenOptions): Promise<void> {
  const { config, loadPages, database, stopping, door, address } = options;
  const dataSource = await connectDatabase({ url: database.url, poolSize: config.databasePoolSize });
  const services = await prepareServices(dataSource, database, config);
  stopping.add(async () => dataSource.destroy());

  const changes = new ContentChanges(database.url);
  const { isStopping } = stopping;
  const pages = await loadPages?.(config);
  const app = await buildApp({ config, services, changes, pages, isStopping, door });
  await startChecker({ config, services, stopping, log: app.log });
  await changes.start();
  // A lost network must not delay the exit.
  stopping.add(async () => Promise.race([changes.stop(), sleep(LINE_STOPS_WITHIN_MS)]));
  let stopJobs = async () => {};
  stopping.add(async () => {
    await Promise.all([closeApp(app, { withinMs: DRAIN_WITHIN_MS }), stopJobs()]);
    await services.security.flush();
  });
  if (loadPages && config.mode === "production") await keepReleaseFiles(services);
  await app.ready();
  door.open();
  const sendMail = config.mailServer && createSendMail(config.mailServer);
  const mailer = { sendMail, origin: address, logFault: createFaultLog(app.log, "warn") };
  stopJobs = await startJobs({ ...services, mailer }, { log: app.log, isStopping });
  // Load balancers see /readyz fail and stop sending requests before the server stops listening.
  if (config.databaseUrl) stopping.add(async () => sleep(LAME_DUCK_MS));
  say(`\nThe academy is open at ${address}`);
  if (config.isSandboxOn) say(`GraphQL sandbox: ${address}/sandbox`);
  const signIns = config.isDemo ? await printDemoSignIns(config, process.stdout.isTTY) : null;
  if (signIns) say(`\n${signIns}`);
}

export async function startServer({ config, loadPages }: StartOptions): Promise<void> {
  // The embedded database may take as long as its disk needs.
  const stopping = stopOnSignal(async () => config.databaseUrl ?? (await starting).stop());
  if (config.isInsecureHttpAllowed && !config.publicOrigin?.startsWith("https:"))
    process.stderr.write(INSECURE);
  const door = createFrontDoor();
  // First, so that whatever watches the process sees that it lives, however long the database takes.
  const address = await listen(door.server, config);
  const starting = startDatabase(config, (message) => say(`· ${message}`));
  try {
    await openAcademy({ config, loadPages, database: await starting, stopping, door, address });
  } catch (error) {
    // Stopping interrupts a start, so its error is expected then.
    if (!stopping.isStopping()) throw error;
  }
}
