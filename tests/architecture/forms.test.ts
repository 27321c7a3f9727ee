import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Forms without more than a word of text; what a draft keeps is in `tests/client/app/typedText.test.tsx`. */
const WITHOUT_DRAFT = [
  "features/enrolment/admin/payments/BankColumnsForm.tsx",
  "features/learning/admin/batches/BatchAccessPanel.tsx",
  "features/learning/admin/batches/ReplaceLesson.tsx",
  "features/workshops/admin/EditRun.tsx",
];

const FILES = readdirSync("client", { recursive: true, encoding: "utf8" }).filter(
  (file) => /^(cms|features\/\w+\/admin)\/.*\.tsx?$/.test(file) && !file.includes(".generated."),
);

function filesWith(pattern: RegExp): string[] {
  return FILES.filter((file) => pattern.test(readFileSync(`client/${file}`, "utf8")));
}

test("every form of the content area keeps what was typed", () => {
  const tags = FILES.flatMap((file) =>
    [...readFileSync(`client/${file}`, "utf8").matchAll(/<(?:Versioned)?Form\b[^]*?\n\s*\/?>/g)].map(
      ([tag]) => ({
        file,
        keeps: /\bdraft=|<VersionedForm/.test(tag),
      }),
    ),
  );
  expect(tags.length).toBeGreaterThan(10);
  expect(
    tags
      .filter(({ keeps }) => !keeps)
      .map(({ file }) => file)
      .toSorted(),
  ).toEqual(WITHOUT_DRAFT);
});

// `useSend` refreshes page and cache after a change, and keeps the page if the server rejects it.
test("the content area sends every change through useSend", () => {
  expect(filesWith(/\buseSend\(/).length).toBeGreaterThan(20);
  expect(filesWith(/\/apollo\/send"/)).toEqual(["cms/records/useSend.ts"]);
});

// A dialog closed during the request would hide its result.
test("no form's Cancel works while the form sends", () => {
  const plain = /<Form\b[^]*?actions=\{\s*(?:\(|<>)?\s*<Button\b/;
  expect(filesWith(/<CancelButton\b/).length).toBeGreaterThan(3);
  expect(filesWith(plain)).toEqual([]);
});
