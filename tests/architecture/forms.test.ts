import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** What draws a form of the content area. */
const DRAWS_FORM = /<(ContentForm|NewContentForm|ListedContent|SitePageForm|VersionedForm|Form)\b/;

/** What the forms are made of, or one without text of its own; and where its test is. */
const ELSEWHERE: Record<string, string> = {
  "cms/ContentForm.tsx": "drawn by those in the table",
  "cms/ListedContent.tsx": "drawn by those in the table",
  "cms/ListedRow.tsx": "drawn by those in the table",
  "cms/NewContentForm.tsx": "drawn by those in the table",
  "cms/PictureWords.tsx": "needs an uploaded picture: tests/browser/desk/pictures.spec.ts",
  "features/enrolment/admin/BankColumnsForm.tsx": "holds choices, no text",
  "features/enrolment/admin/CancelRegistrationDialog.tsx": "tests/client/enrolment/decide.test.tsx",
  "features/enrolment/admin/RejectDialog.tsx": "tests/client/enrolment/decide.test.tsx",
  "features/workshops/admin/StartedRunDialog.tsx": "holds a choice, no text",
  "features/site/admin/SitePageForm.tsx": "drawn by those in the table",
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

// It reads the numbers at the side again, evicts what visitors' pages read, and leaves the page alone when refused.
test("the content area sends every change through useSend", () => {
  expect(filesWith(/\buseSend\(/).length).toBeGreaterThan(20);
  expect(filesWith(/\.mutate\b|\buseMutation\b/)).toEqual(["cms/useSend.ts"]);
});

// Closing it while it sends would hide whether the change was made.
test("no form's Cancel works while the form sends", () => {
  const plain = /<Form\b[^]*?actions=\{\s*(?:\(|<>)?\s*<Button\b/;
  expect(filesWith(/<CancelButton\b/).length).toBeGreaterThan(3);
  expect(filesWith(plain)).toEqual([]);
});
