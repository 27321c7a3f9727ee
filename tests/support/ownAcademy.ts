import { test as base } from "./browser";
import type { Academy } from "./startAcademy";
import { startServer } from "./startAcademy";

/** For stories that change what every visitor sees. */
export const test = base.extend<object, { ownAcademy: Academy }>({
  ownAcademy: [
    async ({}, use) => {
      const { academy, stop } = await startServer();
      await use(academy);
      await stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  academy: async ({ ownAcademy }, use) => {
    await use(ownAcademy);
  },
});
