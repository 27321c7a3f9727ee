import type { FastifyInstance } from "fastify";
import type { DataSource } from "typeorm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp } from "../../../server/app/buildApp";
import { connectDatabase } from "../../../server/app/connectDatabase";
import { createServices } from "../../../server/app/createServices";
import { readConfig } from "../../../server/core/config";
import { closeApp } from "../../../server/http/closeApp";
import { ContentChanges } from "../../../server/platform/contentChanges";
import { EDITION } from "../../../server/platform/covers/coverPath";
import { createBuilders } from "../../support/builders";
import type { DatabaseProxy } from "../../support/databaseProxy";
import { startDatabaseProxy } from "../../support/databaseProxy";
import { pagesFromSource } from "../../support/pagesFromSource";
import { SECRET_KEY, useTestDatabase } from "../../support/testDatabase";

const database = useTestDatabase();
/** What the visitors' process thinks the time is. */
let now = new Date();
let isUp = true;
let proxy: DatabaseProxy;
let dataSource: DataSource;
let changes: ContentChanges;
let app: FastifyInstance;
let origin = "";

beforeAll(async () => {
  proxy = await startDatabaseProxy(() => (isUp ? database.url : null), database.url);
  dataSource = await connectDatabase({ url: proxy.url, poolSize: 3 });
  const services = { ...createServices(dataSource, SECRET_KEY), clock: { now: () => now } };
  changes = new ContentChanges(proxy.url);
  const config = readConfig({ LOG_LEVEL: "silent", SANDBOX: "off", DEMO: "off" });
  app = await buildApp({ config, services, changes, pages: pagesFromSource });
  await changes.start();
  origin = await app.listen({ host: "127.0.0.1", port: 0 });
});

afterAll(async () => {
  await closeApp(app, { withinMs: 5000 });
  await changes.stop();
  await dataSource.destroy();
  await proxy.stop();
});

async function get(address: string, cookie = ""): Promise<{ status: number; text: string }> {
  const response = await fetch(origin + address, {
    headers: { accept: "text/html", ...(cookie && { cookie }) },
  });
  return { status: response.status, text: await response.text() };
}

const COVER = `/covers/sql/3-${EDITION}-light.svg`;

test("visitors keep what they could see while the database is away, for an hour, and then see what changed", async () => {
  const { buildCourse } = createBuilders(database.services);
  await buildCourse({ name: "Before the fault" });
  await expect.poll(async () => (await get("/lms")).text).toContain("Before the fault");
  const [page, card, cover] = [await get("/lms"), await get("/og/site/home.png"), await get(COVER)];
  expect([page.status, card.status, cover.status]).toEqual([200, 200, 200]);

  isUp = false;
  proxy.disconnect();
  for (let tries = 0; tries < 20; tries += 1) expect(await get("/lms")).toEqual(page);
  expect(await get("/og/site/home.png")).toEqual(card);
  expect(await get(COVER)).toEqual(cover);
  expect((await get("/lms", `session=${"a".repeat(43)}`)).status).toBe(503);
  expect((await get("/blog")).status).toBe(503);
  await buildCourse({ name: "During the fault" });
  now = new Date(now.getTime() + 59 * 60_000);
  expect(await get("/lms")).toEqual(page);
  now = new Date(now.getTime() + 2 * 60_000);
  expect((await get("/lms")).status).toBe(503);

  isUp = true;
  await expect.poll(async () => (await get("/lms")).text, { timeout: 10_000 }).toContain("During the fault");
}, 60_000);
