import { expect, test } from "vitest";
import { recordPath } from "../../../client/features/site/admin/activity/recordPath";
import { namesInServer } from "../../support/namesInServer";

const WITHOUT_PAGE = {
  BootcampQuestion: "is on its level's page, and knows no season",
  LessonFile: "has no page: it is edited in its lesson",
  Picture: "has no page: it is edited where it is shown",
  User: "has no page",
};

type Keys = Parameters<typeof recordPath>[0]["keys"];

const KEYS: Keys = { slug: "a-slug", batchId: "b", workshopId: "w", seasonId: "s" };
const NO_KEYS: Keys = { slug: null, batchId: null, workshopId: null, seasonId: null };

function pathOf(entity: string, keys = KEYS, action = "update") {
  return recordPath({ action, entity, entityId: "id", keys });
}

test("every kind of record in the log leads to its page, or is known to have none", async () => {
  const recorded = await namesInServer(
    /\b(?:entity: "|target: )(?!ClassType|EntityTarget|ObjectType|Target\b)([A-Z]\w+)/g,
  );
  expect(recorded.length).toBeGreaterThan(20);
  expect(recorded.filter((entity) => pathOf(entity) === null).sort()).toEqual(Object.keys(WITHOUT_PAGE));
});

test.each([
  ["Course", "/cms/courses/a-slug"],
  ["BlogPost", "/cms/blog/articles/a-slug"],
  ["Reference", "/cms/batches/b"],
  ["BatchAccess", "/cms/batches/b"],
  ["Run", "/cms/workshops/w"],
  ["BootcampLevel", "/cms/bootcamp/seasons/s/levels/id"],
  ["HomeContent", "/cms/site/home"],
])("a %s leads to %s", (entity, path) => {
  expect(pathOf(entity)).toBe(path);
});

test("an activity without a record of its own, such as an unlocked batch, leads to the batch that it names", () => {
  const unlocked = { action: "unlockBatch", entityId: null, keys: { ...NO_KEYS, batchId: "b" } };
  expect(recordPath({ ...unlocked, entity: "BatchAccess" })).toBe("/cms/batches/b");
  expect(recordPath({ ...unlocked, entity: "Registration" })).toBeNull();
});

test("a season's run leads to the season; what was deleted, or has not what finds its page, to nothing", () => {
  expect(pathOf("Run", { ...NO_KEYS, seasonId: "s" })).toBe("/cms/bootcamp/seasons/s");
  expect(pathOf("Run", NO_KEYS)).toBeNull();
  expect(pathOf("Course", NO_KEYS)).toBeNull();
  expect(pathOf("Course", KEYS, "deleteCourse")).toBeNull();
});
