import "reflect-metadata";
import { parseArgs } from "node:util";
import { readConfig } from "../core/config";
import { ConfigError } from "../core/environment";
import { connectDatabase } from "../app/connectDatabase";
import { migrate } from "../database/migrate";
import { makeAdmin, promoteToAdmin } from "../features/auth/account/makeAdmin";
import { Refusal } from "../core/errors";
import { openDataKey } from "../app/openDataKey";
import { readPassword } from "./readPassword";
import { runProgram } from "./runProgram";
import { createServices } from "../app/createServices";
import { queues } from "../app/queues";
import { startDatabase } from "../app/startDatabase";

const USAGE = `Creates an administrator. Prompts for the password, or reads it from standard input.
  npm run create-admin -- --email you@example.com --name "Your Name"
  npm run create-admin -- --email you@example.com --promote
A promoted account gets a new password if nobody has confirmed its address.`;
const UNCONFIRMED =
  "Nobody has confirmed this account's address, so a stranger may know its password. Give it a new one.";

function say(message: string): void {
  process.stderr.write(`${message}\n`);
}

async function readNewPassword(): Promise<string> {
  say(UNCONFIRMED);
  return readPassword();
}

function readArguments() {
  const text = { type: "string" } as const;
  try {
    const { values } = parseArgs({ options: { email: text, name: text, promote: { type: "boolean" } } });
    const { email, name = "", promote = false } = values;
    if (email && (name || promote)) return { email, name, isPromotion: promote };
  } catch {
    // An unknown option: explain the usage.
  }
  throw new ConfigError(USAGE);
}

async function createAdmin(): Promise<void> {
  const { email, name, isPromotion } = readArguments();
  const config = readConfig();
  if (!config.databaseUrl) {
    throw new ConfigError("DATABASE_URL is missing: the demo academy of `npm start` has an admin already.");
  }
  const password = isPromotion ? "" : await readPassword();
  const { url, ownerUrl, secretKey } = await startDatabase(config, say);
  const dataSource = await connectDatabase({ url, poolSize: 2 });
  try {
    const whileLocked = async () => openDataKey(dataSource.manager, { ...config, secretKey });
    const services = createServices(dataSource, await migrate(dataSource, { ownerUrl, queues, whileLocked }));
    const user = isPromotion
      ? await promoteToAdmin(services, { email, name, readNewPassword })
      : await makeAdmin(services, { email, name, password });
    process.stdout.write(`${user.name} (${user.email}) may now sign in at /cmslogin.\n`);
  } catch (error) {
    throw error instanceof Refusal ? new ConfigError(error.message) : error;
  } finally {
    await dataSource.destroy();
  }
}

await runProgram(createAdmin);
