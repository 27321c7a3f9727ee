import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** What draws a form of the content area, or describes a page that has one. */
const DRAWS_FORM =
  /<(ContentForm|NewContentForm|ListedContent|VersionedForm|Form)\b|= (recordPage|newRecordPage|listPage|sitePage)\(/;

/** What the forms are made of, or one without text of its own; and where its test is. */
const ELSEWHERE: Record<string, string> = {
  "cms/records/ContentForm.tsx": "drawn by those in the table",
  "cms/records/ListedContent.tsx": "drawn by those in the table",
  "cms/records/ListedRow.tsx": "drawn by those in the table",
  "cms/records/NewContentForm.tsx": "drawn by those in the table",
  "cms/records/NewRecordPage.tsx": "drawn by those in the table",
  "cms/records/RecordPage.tsx": "drawn by those in the table",
  "cms/records/listPage.tsx": "drawn by those in the table",
  "cms/PictureAltText.tsx": "needs an uploaded picture: tests/browser/desk/pictures.spec.ts",
  "features/enrolment/admin/payments/BankColumnsForm.tsx": "holds choices, no text",
  "features/enrolment/admin/decisions/DecisionDialogs.tsx": "tests/client/enrolment/decide.test.tsx",
  "features/site/admin/pages/sitePage.tsx": "drawn by those in the table",
};

/** The files that only staff load, below `client/`. */
const FILES = readdirSync("client", { recursive: true, encoding: "utf8" }).filter(
  (file) => /^(cms|features\/\w+\/admin)\/.*\.tsx?$/.test(file) && !file.includes(".generated."),
);

function filesWith(pattern: RegExp): string[] {
  return FILES.filter((file) => pattern.test(readFileSync(`client/${file}`, "utf8")));
}

test("every form of the content area is in the table of those that keep what was typed", () => {
  const table = readFileSync("tests/support/staffForms.ts", "utf8");
  const forms = filesWith(DRAWS_FORM);
  expect(forms.length).toBeGreaterThan(20);
  expect(forms.filter((file) => !table.includes(`file: "${file}"`) && !(file in ELSEWHERE))).toEqual([]);
  expect(Object.keys(ELSEWHERE).filter((file) => !forms.includes(file))).toEqual([]);
});

// Apollo's own `refetchQueries` throws the page away whose data cannot be read; `rereadShown` does not.
test("no form of the content area is unmounted because a query of its page failed", () => {
  expect(filesWith(/\brefetchQueries\b/)).toEqual([]);
});

// It refreshes the page and the cache after a change, and leaves the page alone when the server refused it.
test("the content area sends every change through useSend", () => {
  expect(filesWith(/\buseSend\(/).length).toBeGreaterThan(20);
  expect(filesWith(/\.mutate\b|\buseMutation\b/)).toEqual(["cms/records/useSend.ts"]);
});

// Closing it while it sends would hide whether the change was made.
test("no form's Cancel works while the form sends", () => {
  const plain = /<Form\b[^]*?actions=\{\s*(?:\(|<>)?\s*<Button\b/;
  expect(filesWith(/<CancelButton\b/).length).toBeGreaterThan(3);
  expect(filesWith(plain)).toEqual([]);
});
