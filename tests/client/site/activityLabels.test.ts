import { expect, test } from "vitest";
import { AUDIENCES } from "../../support/audiences";
import { namesInServer } from "../../support/namesInServer";
import {
  actionLabel,
  fieldLabel,
  valueLabel,
} from "../../../client/features/site/admin/activity/activityLabels";

test.each([
  ["signIn", "Signed in"],
  ["createCourse", "Added a course"],
  ["updateArticle", "Changed an article"],
  ["deleteBlogPost", "Deleted a blog post"],
  ["updatePolicies", "Published the policies"],
  ["updatePageTexts", "Published the other pages' texts"],
  ["draftHomeContent", "Drafted the home page"],
  ["reorderWorkshops", "Reordered workshops"],
])("%s reads: %s", (action, words) => {
  expect(actionLabel(action)).toBe(words);
});

test("every action that the server records reads as something done", async () => {
  // Helmet's frameguard has an `action` too.
  const named = await namesInServer(/\baction: "(?!deny")(\w+)"/g);
  // Staff's mutations record their own name, the others a record's.
  const ofStaff = Object.entries(AUDIENCES).flatMap(([name, audience]) =>
    audience === "ADMIN" && name.startsWith("Mutation.") ? [name.replace("Mutation.", "")] : [],
  );
  const actions = [...new Set([...named, ...ofStaff])];
  expect(actions.length).toBeGreaterThan(80);
  const unread = actions.filter(
    (action) => !/^(?:\w+ed|Chose|Reset|Sent|Made|Set|Gave|Hid|Kept)\b/.test(actionLabel(action)),
  );
  expect(unread).toEqual([]);
});

test("a decision says what was decided", () => {
  expect(actionLabel("decideRegistration", { changes: [{ field: "state", after: "CONFIRMED" }] })).toBe(
    "Approved",
  );
  expect(actionLabel("decideRegistration", { changes: [{ field: "state", after: "REJECTED" }] })).toBe(
    "Rejected",
  );
});

test("a discarded draft says of which page it was", () => {
  expect(actionLabel("discardDraft", { entity: "HomeContent" })).toBe("Discarded a draft of the home page");
});

test("a field is called what its form calls it", () => {
  expect(["payLink", "isPublished", "scheduleText", "listPriceRupees", "upiAddress"].map(fieldLabel)).toEqual(
    ["Payment link", "Published", "Schedule", "List price rupees", "UPI address"],
  );
});

test("a value is written as everywhere else, and a mark in words only where a field holds marks", () => {
  expect(valueLabel("priceRupees", "125000")).toBe("₹1,25,000");
  expect(valueLabel("startsOn", "2026-11-23")).toBe("Mon, 23 Nov 2026");
  expect(valueLabel("grantedAt", "2026-11-21T14:35:00.000Z")).toBe("21 Nov 2026, 8:05 pm IST");
  expect(valueLabel("access", "SECRET_CODE")).toBe("learners with the secret code");
  expect(valueLabel("state", "SUBMITTED")).toBe("to check");
  expect(valueLabel("state", "NOT_KNOWN_HERE")).toBe("not known here");
  expect(valueLabel("name", "SQL")).toBe("SQL");
});
