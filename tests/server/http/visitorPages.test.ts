import { afterAll, beforeAll, expect, test } from "vitest";
import type { App } from "../../../server/app";
import { buildApp } from "../../../server/app";
import { readConfig } from "../../../server/config";
import type { Context } from "../../../server/graphql/context";
import { useTestDatabase } from "../../support/testDatabase";

const database = useTestDatabase();
let app: App;
let rendered = 0;

/** What a page of each kind asks of the request. */
const PAGES: Record<string, (context: Context) => unknown> = {
  "/same": (context) => context.actor(),
  "/offer": (context) => context.keepPrivate(),
};

beforeAll(async () => {
  app = await buildApp({
    config: readConfig({ LOG_LEVEL: "silent", SANDBOX: "off", DEMO: "off" }),
    services: database.services,
    pages: {
      assets: { script: "", styles: [], fonts: [] },
      serveAssets: async () => {},
      finish: async (_url, html) => html,
      render: async ({ url, context }) => {
        rendered += 1;
        await PAGES[url]?.(context);
        return { html: `<p>${rendered}</p>`, status: 200, redirect: null };
      },
    },
  });
  app.caches.forEach((cache) => cache.setListening(true));
});

afterAll(() => app.http.close());

test("a page that asked who is signed in is kept for visitors", async () => {
  const [first, second] = [await app.http.inject("/same"), await app.http.inject("/same")];
  expect(second.body).toBe(first.body);
  expect(second.headers.etag).toBeDefined();
});

test("a page that knows this visitor is kept for nobody", async () => {
  const [first, second] = [await app.http.inject("/offer"), await app.http.inject("/offer")];
  expect(second.body).not.toBe(first.body);
  for (const { headers } of [first, second]) {
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers.etag).toBeUndefined();
  }
});
