import { expect, test } from "vitest";
import {
  comparedFields,
  describeFields,
  readContent,
  writeContent,
} from "../../../client/ui/form/kinds/FieldKind";
import { list } from "../../../client/ui/form/list/list";
import { mergeValues } from "../../../client/ui/form/versions/mergeValues";
import { several } from "../../../client/ui/form/kinds/several";
import { lines, text } from "../../../client/ui/form/kinds/textKinds";
import { optionalNumber, tick } from "../../../client/ui/form/kinds/valueKinds";

interface Content {
  name: string;
  price: number | null;
  isPublished: boolean;
  courseIds: string[];
  agenda: { title: string; topics: string[] }[];
}

const limits = { price: { min: 0, max: 10_000 }, agenda: { maxItems: 5 } };

const fields = describeFields<Content>(limits, {
  name: text({ label: "Name" }),
  price: optionalNumber({ label: "Price" }),
  isPublished: tick({ label: "Published" }),
  courseIds: several({
    label: "Courses",
    choices: [
      { id: "a", label: "A" },
      { id: "b", label: "B" },
    ],
  }),
  agenda: list({
    label: "Agenda",
    noun: "day",
    summary: ["title"],
    fields: { title: text({ label: "Title" }), topics: lines({ label: "Topics" }) },
  }),
});

const day = (title: string, ...topics: string[]) => ({ title, topics });
const BASE: Content = {
  name: "Python",
  price: 1000,
  isPublished: true,
  courseIds: ["a"],
  agenda: [day("One"), day("Two"), day("Three")],
};

function merge(theirs: Partial<Content>, yours: Partial<Content>) {
  const write = (content: Partial<Content>) => writeContent<Content>(fields, { ...BASE, ...content });
  const versions = { base: write({}), theirs: write(theirs), yours: write(yours) };
  const { merged, clashes, taken } = mergeValues(comparedFields(fields), versions);
  return {
    content: readContent(fields, merged),
    clashes: clashes.map(({ label }) => label),
    taken: taken.map(({ label }) => label),
  };
}

test("fields that one side changed come from that side", () => {
  const merged = merge({ price: 1500, isPublished: false }, { name: "Python, again" });
  expect(merged.content).toEqual({ ...BASE, price: 1500, isPublished: false, name: "Python, again" });
  expect(merged.clashes).toEqual([]);
  expect(merged.taken).toEqual(["Price", "Published"]);
});

test("a field that both changed is asked for, unless both changed it alike; yours stays in between", () => {
  expect(merge({ price: 1500, name: "Same" }, { price: 1200, name: "Same" })).toEqual({
    content: { ...BASE, price: 1200, name: "Same" },
    clashes: ["Price"],
    taken: [],
  });
});

test("what one side emptied stays empty", () => {
  const merged = merge({ price: null, agenda: [] }, { name: "Mine" });
  expect(merged.content).toEqual({ ...BASE, price: null, agenda: [], name: "Mine" });
});

test("each choice among several is merged by itself", () => {
  const merged = merge({ courseIds: ["a", "b"] }, { courseIds: [] });
  expect(merged.content.courseIds).toEqual(["b"]);
  expect(merged.clashes).toEqual([]);
});

test("different entries of a list are merged", () => {
  const merged = merge(
    { agenda: [day("One", "theirs"), day("Two"), day("Three")] },
    { agenda: [day("One"), day("Two"), day("Third, mine")] },
  );
  expect(merged.content.agenda).toEqual([day("One", "theirs"), day("Two"), day("Third, mine")]);
  expect(merged.clashes).toEqual([]);
});

test("a list that one side put in another order is never mixed with what the other typed into it", () => {
  const moved = [day("Two"), day("One"), day("Three")];
  const merged = merge({ agenda: moved }, { agenda: [day("One, mine"), day("Two"), day("Three")] });
  expect(merged.clashes).toEqual(["Agenda"]);
  expect(merged.content.agenda).toEqual([day("One, mine"), day("Two"), day("Three")]);
});

test("a list that grew on one side and was edited on the other is chosen as a whole", () => {
  const longer = [day("Zero"), ...BASE.agenda];
  const merged = merge({ agenda: longer }, { agenda: [day("One"), day("Two, mine"), day("Three")] });
  expect(merged.clashes).toEqual(["Agenda"]);
  expect(merge({ agenda: longer }, { name: "Mine" }).content.agenda).toEqual(longer);
});
