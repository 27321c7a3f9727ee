import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { DrillAcademy } from "./academy";
import { readDemo } from "./academy";
import type { Said } from "./asking";
import { Client } from "./asking";
import type { Product } from "./product";
import { statusOf, until } from "./product";
import type { Figure, Row } from "./rows";

interface Fault {
  name: string;
  begin: (academy: DrillAcademy) => Promise<void>;
  end: (academy: DrillAcademy) => Promise<void>;
}

const DISCONNECT = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND usename = 'drilled'`;

/** Ends what each `begin` leaves open. */
let letGo = async () => {};

function raised(state: string, what: string): Fault {
  return {
    name: `${what} (${state})`,
    begin: ({ sql }) =>
      sql(`CREATE FUNCTION drill() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'drill' USING ERRCODE = '${state}'; END $$;
        CREATE TRIGGER drill BEFORE INSERT OR UPDATE ON rate_limits EXECUTE FUNCTION drill();
        CREATE TRIGGER drill BEFORE INSERT OR UPDATE ON contact_messages EXECUTE FUNCTION drill()`),
    end: ({ sql }) => sql("DROP FUNCTION drill CASCADE"),
  };
}

const FAULTS: Fault[] = [
  {
    name: "stopped",
    begin: (academy) => academy.stopDatabase(),
    end: (academy) => academy.startDatabase(),
  },
  {
    name: "name unknown (ENOTFOUND)",
    begin: async ({ dataDir, sql }) => {
      await writeFile(path.join(dataDir, "names-are-broken"), "");
      await sql(DISCONNECT);
    },
    end: ({ dataDir }) => rm(path.join(dataDir, "names-are-broken")),
  },
  {
    name: "tables locked, statement timeout (57014)",
    begin: async ({ connect }) => {
      const holder = await connect();
      await holder.query("BEGIN");
      await holder.query("LOCK TABLE courses, batches, users IN ACCESS EXCLUSIVE MODE");
      letGo = () => holder.end();
    },
    end: () => letGo(),
  },
  {
    name: "connection limit (53300)",
    begin: ({ sql }) => sql(`ALTER ROLE drilled CONNECTION LIMIT 0; ${DISCONNECT}`),
    end: ({ sql }) => sql("ALTER ROLE drilled CONNECTION LIMIT -1"),
  },
  {
    name: "read-only (25006)",
    begin: ({ sql }) => sql(`ALTER DATABASE academy SET default_transaction_read_only = on; ${DISCONNECT}`),
    end: ({ sql }) =>
      sql(
        `SET transaction_read_only = off; ALTER DATABASE academy RESET default_transaction_read_only; ${DISCONNECT}`,
      ),
  },
  {
    name: "black hole (ETIMEDOUT)",
    begin: async ({ proxy }) => proxy.setBlackHole(true),
    end: async ({ proxy }) => proxy.setBlackHole(false),
  },
  raised("53100", "disk full, as PostgreSQL reports it"),
  raised("40P01", "deadlock"),
  raised("55P03", "lock not available"),
  raised("58030", "I/O error"),
];

const SOME_MESSAGE = {
  desk: "HELP",
  firstName: "Asha",
  lastName: "Rao",
  email: "asha@example.com",
  phone: "98480 22338",
  message: "When does the next batch begin?",
  sendingKey: "0123456789abcdef0123456789abcdef",
};

const MESSAGE = `mutation ($input: SendContactMessageInput!) { sendContactMessage(input: $input) { __typename } }`;

function brief({ status, retryAfter }: Said): string {
  return status === 503 && retryAfter ? `503, Retry-After ${retryAfter}` : String(status);
}

async function drill(fault: Fault, academy: DrillAcademy, product: Product): Promise<Figure> {
  const learner = new Client(product);
  await learner.signIn(await readDemo(academy.dataDir));
  const linesBefore = product.output().split("\n").length;
  await fault.begin(academy);
  await sleep(500);
  // Each new client draws on its own budget, which is written.
  const [page, read, write] = await Promise.all([
    learner.page("/lms"),
    new Client(product).ask(),
    learner.ask(MESSAGE, { input: SOME_MESSAGE }),
  ]);
  const more = await Promise.all(Array.from({ length: 20 }, () => new Client(product).ask()));
  const ready = await statusOf(`${product.origin}/readyz`);
  await fault.end(academy);
  await until(
    async () => (await learner.page("/lms")).status === 200 && (await learner.ask()).status === 200,
  );
  const lines = product
    .output()
    .split("\n")
    .slice(linesBefore - 1);
  const refused = lines.filter((line) => line.includes('"service unavailable')).length;
  const unexpected = lines.filter((line) => line.includes("unexpected error")).length;
  const others = [page, read, write, ...more]
    .filter(({ status }) => ![200, 503].includes(status))
    .map(({ status, problem, ms }) => `${status}${problem ? ` ${problem} after ${Math.round(ms)} ms` : ""}`);
  const figure = `page ${brief(page)}; read ${brief(read)}; write ${brief(write)}; /readyz ${ready}; ${refused} log line(s), ${unexpected} unexpected; other statuses: ${others.join(", ") || "none"}`;
  return { what: `Fault: ${fault.name}`, figure, aim: "503 + Retry-After, 1 line" };
}

/** What breaks the database, in a process of its own each: how pages, the API and the log answer. */
export const faults: Row = async (academy) => {
  const figures: Figure[] = [];
  for (const fault of FAULTS) {
    const product = await academy.start();
    figures.push(await drill(fault, academy, product));
    await product.stop();
  }
  return figures;
};
