import type { ReactNode } from "react";
import type { ExerciseKind, ExerciseLevel, TestVisibility } from "../../../apollo/schema.generated";
import { UpdateExerciseInput as limits } from "../../../apollo/cmsLimits.generated.json";
import type { FieldKind, Fields, Unlimited } from "../../../ui/form/kinds/FieldKind";
import { describeFields, readContent } from "../../../ui/form/kinds/FieldKind";
import { onlyFor } from "../../../ui/form/kinds/OnlyFor";
import { lines, markdown, paragraphs, text } from "../../../ui/form/kinds/textKinds";
import { choice, optionalNumber, tick, wholeNumber } from "../../../ui/form/kinds/valueKinds";
import { list } from "../../../ui/form/list/list";
import { textList } from "../../../ui/form/list/textList";
import { KIND_LABELS, LEVEL_LABELS } from "../exerciseLabels";
import type { ExerciseContent, TestContent } from "./exerciseContent";
import { PromptPreview } from "./PromptPreview";
import { testId } from "./TestIdField";
import { testKind } from "./TestKindField";
import { TryExercise } from "./TryExercise";

const inPython = { choice: "kind", first: "PYTHON", values: ["PYTHON"] };
const inSql = { choice: "kind", first: "PYTHON", values: ["SQL"] };
const ofTest = { choice: "kind", first: "CALL" };
const calls = { ...ofTest, values: ["CALL", "RAISES"] };
const structure = { ...ofTest, values: ["STRUCTURE"] };

const tests = list<TestContent>({
  label: "Tests",
  hint: "Learners see them in this order. The solution says what each expects.",
  noun: "test",
  summary: ["call", "input", "uses", "about"],
  fields: {
    kind: testKind({ label: "Kind of test", isShort: true }),
    visibility: choice<TestVisibility>({
      label: "Learners see",
      choices: { VISIBLE: "The whole test", HIDDEN: "Only what it is about" },
      isShort: true,
    }),
    call: onlyFor(
      calls,
      paragraphs({
        label: "Call",
        hint: "e.g. split_bill(100, 3)",
        missing: "Please enter the call.",
        rows: 1,
        isCode: true,
      }),
    ),
    input: onlyFor(
      { ...ofTest, values: ["PROGRAM"] },
      paragraphs({ label: "Typed in", hint: "A line for each input().", isCode: true }),
    ),
    isTypeStrict: onlyFor(
      { ...ofTest, values: ["CALL"] },
      tick({ label: "The type counts", hint: "Then 2 isn’t 2.0, and a list is no tuple." }),
    ),
    uses: onlyFor(
      structure,
      lines({
        label: "Must use",
        hint: "One per line: for, while, if, def, class, comprehension, import, print, call:sum, recursion:name",
      }),
    ),
    avoids: onlyFor(structure, lines({ label: "Must not use", hint: "The same words, one per line." })),
    setup: onlyFor(
      { ...ofTest, values: ["CALL", "RAISES", "ROWS"] },
      paragraphs({
        label: "Set-up of this test",
        hint: "Python: runs before the call. SQL: tables in place of the exercise’s.",
        rows: 2,
        isCode: true,
      }),
    ),
    about: text({ label: "What it is about", hint: "A hidden test needs this, e.g. An empty bill." }),
    id: testId(),
  },
});

/** A field with more below it that is not part of the record. */
function withBelow<Value>(field: Unlimited<Value>, below: (name: string) => ReactNode): Unlimited<Value> {
  return (fieldLimits) => {
    const kind: FieldKind<Value> = field(fieldLimits);
    return {
      ...kind,
      draw: (name, values) => (
        <>
          {kind.draw(name, values)}
          {below(name)}
        </>
      ),
    };
  };
}

export const exerciseFields: Fields<ExerciseContent> = describeFields<ExerciseContent>(limits, {
  title: text({ label: "Title" }),
  kind: choice<ExerciseKind>({ label: "Language", choices: KIND_LABELS, isShort: true }),
  level: choice<ExerciseLevel>({ label: "Level", choices: LEVEL_LABELS, isShort: true }),
  topic: text({
    label: "Topic",
    hint: "e.g. Loops. Exercises of a topic are listed together.",
    isShort: true,
  }),
  minutes: wholeNumber({ label: "Minutes", missing: "Please enter how long it takes.", isShort: true }),
  prompt: withBelow(
    markdown({
      label: "Task",
      hint: "Markdown: ## heading, `code`, - a list.",
      rows: 8,
      part: "Task and data",
    }),
    (name) => <PromptPreview name={name} />,
  ),
  setup: onlyFor(
    inSql,
    paragraphs({
      label: "Tables",
      hint: "SQL that makes and fills them. Learners can read it.",
      rows: 10,
      isCode: true,
    }),
  ),
  files: onlyFor(
    inPython,
    list({
      label: "Files",
      hint: "The code can open them. Learners can read them.",
      noun: "file",
      summary: ["name"],
      fields: {
        name: text({ label: "Name", hint: "e.g. sales.csv" }),
        text: paragraphs({ label: "Content", rows: 6, isCode: true }),
      },
    }),
  ),
  starterCode: paragraphs({
    label: "Starter code",
    hint: "What learners begin with. It must fail at least one test.",
    rows: 6,
    isCode: true,
    part: "Code and hints",
  }),
  solution: paragraphs({
    label: "Solution",
    hint: "Learners see it once they have passed or given up. It must pass all tests.",
    rows: 10,
    isCode: true,
  }),
  hints: textList({
    label: "Hints",
    hint: "Markdown. Learners open them one by one; the first helps least.",
    noun: "hint",
  }),
  isOrdered: onlyFor(inSql, tick({ label: "The order of the rows counts", part: "Checking" })),
  tolerance: optionalNumber({
    label: "Tolerance",
    hint: "By how much numbers may differ, from 0 to 1, e.g. 0.01. Leave blank for rounding errors alone.",
    hasFraction: true,
  }),
  tests: withBelow(tests, () => <TryExercise contentOf={(typed) => readContent(exerciseFields, typed)} />),
  isOpen: tick({
    label: "Open to everyone",
    hint: "Listed on the practice page; visitors can run it too. Otherwise only learners whose batch or season has it can do it.",
    part: "On the site",
  }),
  isPublished: tick({
    label: "Published",
    hint: "Only staff can see a draft. To publish, the solution must pass and the starter code must fail.",
  }),
});
