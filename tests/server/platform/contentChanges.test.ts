import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { ContentChanges } from "../../../server/platform/contentChanges";
import { useTestDatabase } from "../../support/testDatabase";

const database = useTestDatabase();

test("changes at the same moment are asked about one after the other: pg warns of statements sent together", async () => {
  const warnings: string[] = [];
  const note = ({ message }: Error) => void warnings.push(message);
  process.on("warning", note);
  const changes = new ContentChanges(database.url);
  await changes.start();
  const ready = changes.isDatabaseReady();
  await Promise.all([changes.settle(), changes.settle(), changes.settle()]);
  expect(await ready).toBe(true);
  await changes.stop();
  await turn();
  process.off("warning", note);
  expect(warnings).toEqual([]);
});
