import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Components that render a staff form, and descriptions of pages with one. */
const DRAWS_FORM =
  /<(ContentForm|NewContentForm|ListedContent|VersionedForm|Form)\b|= (recordPage|newRecordPage|listPage|sitePage)\(/;

/** Parts of other forms, or forms without text; the value says why or where their test is. */
const ELSEWHERE: Record<string, string> = {
  "cms/records/ContentForm.tsx": "drawn by those in the table",
  "cms/records/ListedContent.tsx": "drawn by those in the table",
  "cms/records/ListedRow.tsx": "drawn by those in the table",
  "cms/records/NewContentForm.tsx": "drawn by those in the table",
  "cms/records/NewRecordPage.tsx": "drawn by those in the table",
  "cms/records/RecordPage.tsx": "drawn by those in the table",
  "cms/records/listPage.tsx": "drawn by those in the table",
  "cms/PictureAltText.tsx": "needs an uploaded picture: tests/browser/desk/pictures.spec.ts",
  "features/classes/admin/ClassesPanel.tsx": "a form for new content, as several of the table",
  "features/enrolment/admin/payments/BankColumnsForm.tsx": "holds choices, no text",
  "features/enrolment/admin/decisions/DecisionDialogs.tsx": "tests/client/enrolment/decide.test.tsx",
  "features/enrolment/admin/registration/RegistrationSeat.tsx": "holds a choice, no text",
  "features/site/admin/pages/sitePage.tsx": "drawn by those in the table",
};

const FILES = readdirSync("client", { recursive: true, encoding: "utf8" }).filter(
  (file) => /^(cms|features\/\w+\/admin)\/.*\.tsx?$/.test(file) && !file.includes(".generated."),
);

function filesWith(pattern: RegExp): string[] {
  return FILES.filter((file) => pattern.test(readFileSync(`client/${file}`, "utf8")));
}

test("every form of the content area is in the table of those that keep what was typed", () => {
  const tables = ["staffForms", "learningForms"].map((name) =>
    readFileSync(`tests/support/${name}.ts`, "utf8"),
  );
  const table = tables.join("\n");
  const forms = filesWith(DRAWS_FORM);
  expect(forms.length).toBeGreaterThan(20);
  expect(forms.filter((file) => !table.includes(`file: "${file}"`) && !(file in ELSEWHERE))).toEqual([]);
  expect(Object.keys(ELSEWHERE).filter((file) => !forms.includes(file))).toEqual([]);
});

// Apollo's `refetchQueries` unmounts a page whose query fails; `rereadShown` keeps it.
test("no form of the content area is unmounted because a query of its page failed", () => {
  expect(filesWith(/\brefetchQueries\b/)).toEqual([]);
});

// `useSend` refreshes page and cache after a change, and keeps the page if the server rejects it.
test("the content area sends every change through useSend", () => {
  expect(filesWith(/\buseSend\(/).length).toBeGreaterThan(20);
  expect(filesWith(/\.mutate\b|\buseMutation\b/)).toEqual(["cms/records/useSend.ts"]);
});

// A dialog closed during the request would hide its result.
test("no form's Cancel works while the form sends", () => {
  const plain = /<Form\b[^]*?actions=\{\s*(?:\(|<>)?\s*<Button\b/;
  expect(filesWith(/<CancelButton\b/).length).toBeGreaterThan(3);
  expect(filesWith(plain)).toEqual([]);
});
