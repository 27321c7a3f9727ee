import { rm } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startEmbeddedPostgres } from "../../../server/database/embeddedPostgres";
import { PASSWORD } from "../../support/builders";
import { SIGN_UP } from "../../support/documents";
import { makeDatabaseFolder } from "../../support/temporaryFolder";
import { startApiServer } from "../../support/startApiServer";
import { endProgramsAfterwards } from "../../support/startProgram";
import { Caller } from "../../support/testApp";

let folder: string;
let isStopped = false;
const start = () => startApiServer({ DATA_DIR: folder });

beforeAll(async () => {
  folder = await makeDatabaseFolder();
});
endProgramsAfterwards();
afterAll(async () => {
  if (!isStopped) await (await startEmbeddedPostgres({ directory: path.join(folder, "postgres") })).stop();
  await rm(folder, { recursive: true, force: true });
});

test("a process that was killed leaves its database to the next, which alone may have it, and ends it with itself", async () => {
  const email = "asha@example.com";
  const first = await start();
  await first.says(/open at/);
  const { data } = await new Caller(() => first.origin).ask(SIGN_UP, {
    input: { name: "Asha", email, password: PASSWORD },
  });
  expect(data?.signUp.__typename).toBe("SignedIn");
  first.process.kill("SIGKILL");
  await first.ended;

  const second = await start();
  await second.says(/open at/);
  expect(second.output()).not.toMatch(/Creating a new database|Starting PostgreSQL/);
  expect((await new Caller(() => second.origin).signIn(email)).data?.signIn.__typename).toBe("SignedIn");

  const third = await start();
  expect(await third.ended).toBe(1);
  expect(third.output()).toMatch(
    /^The academy is running already on .*Stop that process first, or set DATA_DIR\.\n$/m,
  );
  expect((await fetch(`${second.origin}/readyz`)).status).toBe(200);

  second.process.kill("SIGTERM");
  expect(await second.ended).toBe(0);
  isStopped = true;
  const fourth = await start();
  await fourth.says(/Starting PostgreSQL/);
  await fourth.says(/open at/);
  expect((await new Caller(() => fourth.origin).signIn(email)).data?.signIn.__typename).toBe("SignedIn");
  fourth.process.kill("SIGTERM");
  expect(await fourth.ended).toBe(0);
});
