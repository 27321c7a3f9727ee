import { expect, test } from "vitest";
import { AUDIENCES } from "../../support/audiences";
import { namesInServer } from "../../support/namesInServer";
import {
  actionInWords,
  fieldInWords,
  valueInWords,
} from "../../../client/features/site/admin/activity/activityInWords";

test.each([
  ["signIn", "Signed in"],
  ["createCourse", "Added a course"],
  ["updateArticle", "Changed an article"],
  ["deleteBlogPost", "Deleted a blog post"],
  ["updatePageTexts", "Published the other pages' texts"],
  ["draftHomeContent", "Drafted the home page"],
  ["reorderWorkshops", "Reordered workshops"],
])("%s reads: %s", (action, words) => {
  expect(actionInWords(action)).toBe(words);
});

test("every action that the server records reads as something done", async () => {
  // Helmet's frames have an `action` too.
  const named = await namesInServer(/\baction: "(?!deny")(\w+)"/g);
  // The others are named after their records; a mutation of staff records its own name.
  const ofStaff = Object.entries(AUDIENCES).flatMap(([name, audience]) =>
    audience === "ADMIN" && name.startsWith("Mutation.") ? [name.replace("Mutation.", "")] : [],
  );
  const actions = [...new Set([...named, ...ofStaff])];
  expect(actions.length).toBeGreaterThan(80);
  const unread = actions.filter(
    (action) => !/^(?:\w+ed|Chose|Reset|Sent|Made|Set|Gave|Kept)\b/.test(actionInWords(action)),
  );
  expect(unread).toEqual([]);
});

test("a decision says what was decided", () => {
  expect(actionInWords("decideRegistration", { changes: [{ field: "state", after: "CONFIRMED" }] })).toBe(
    "Approved",
  );
  expect(actionInWords("decideRegistration", { changes: [{ field: "state", after: "REJECTED" }] })).toBe(
    "Rejected",
  );
});

test("a discarded draft says of which page it was", () => {
  expect(actionInWords("discardDraft", { entity: "HomeContent" })).toBe("Discarded a draft of the home page");
});

test("a field is called what its form calls it", () => {
  expect(
    ["payLink", "isPublished", "scheduleText", "listPriceRupees", "upiAddress"].map(fieldInWords),
  ).toEqual(["Payment link", "Published", "Schedule", "List price rupees", "UPI address"]);
});

test("a value is written as everywhere else, and a mark in words only where a field holds marks", () => {
  expect(valueInWords("priceRupees", "125000")).toBe("₹1,25,000");
  expect(valueInWords("startsOn", "2026-11-23")).toBe("Mon, 23 Nov 2026");
  expect(valueInWords("grantedAt", "2026-11-21T14:35:00.000Z")).toBe("21 Nov 2026, 8:05 pm IST");
  expect(valueInWords("access", "SECRET_CODE")).toBe("learners with the secret code");
  expect(valueInWords("state", "SUBMITTED")).toBe("to check");
  expect(valueInWords("state", "NOT_KNOWN_HERE")).toBe("not known here");
  expect(valueInWords("name", "SQL")).toBe("SQL");
});
