import { Suspense } from "react";
import { Link } from "react-router-dom";
import type { ExerciseKind } from "../../../apollo/schema.generated";
import type { CreateExerciseMutation } from "../../../cms/generated/exercise.generated";
import {
  CmsExerciseDocument,
  CmsExercisesDocument,
  CreateExerciseDocument,
  DeleteExerciseDocument,
  UpdateExerciseDocument,
} from "../../../cms/generated/exercise.generated";
import { newRecordPage } from "../../../cms/records/NewRecordPage";
import { recordList } from "../../../cms/records/RecordList";
import { recordPage } from "../../../cms/records/RecordPage";
import { recordQuery } from "../../../cms/records/recordQuery";
import { SiteLink } from "../../../cms/SiteLink";
import { cmsPaths } from "../../../cmsPaths";
import { paths } from "../../../../shared/paths";
import type { FormProblems } from "../../../ui/form/problems";
import { Notice } from "../../../ui/Notice";
import { Skeleton } from "../../../ui/page/Skeleton";
import { KIND_LABELS, LEVEL_LABELS } from "../exerciseLabels";
import { CheckerNote } from "./CheckerNote";
import type { ExerciseContent } from "./exerciseContent";
import { exerciseFields } from "./exerciseFields";
import { ExerciseStatistics } from "./ExerciseStatistics";
import { SurvivingMutants } from "./SurvivingMutants";

const names = {
  noun: "exercise",
  plural: "exercises",
  list: { title: "Exercises", path: cmsPaths.exercises },
};

type Answer = CreateExerciseMutation["createExercise"];
type Made = Extract<Answer, { __typename: "Exercise" }>;
type Refusal = Exclude<Answer, Made>;

const STATES = { published: "Published", draft: "Drafts" };

export const CmsExercisesPage = recordList({
  names,
  trail: <Link to={paths.cms}>Dashboard</Link>,
  top: <CheckerNote />,
  add: { to: cmsPaths.newExercise, label: "Add exercise" },
  query: CmsExercisesDocument,
  isSearchable: true,
  filters: [
    { name: "kind", label: "Language", all: "All languages", choices: KIND_LABELS },
    { name: "state", label: "State", all: "Published and drafts", choices: STATES },
  ],
  variables: ({ kind, state }) => ({
    kind: (kind as ExerciseKind) || null,
    isPublished: state ? state === "published" : null,
  }),
  row: {
    to: ({ id }) => cmsPaths.exercise(id),
    titleOf: ({ title }) => title,
    factsOf: ({ kind, topic, level, triedCount, passedCount }) => (
      <>
        <span>
          {KIND_LABELS[kind]} · {topic} · {LEVEL_LABELS[level]}
        </span>
        <span>{triedCount === 0 ? "Not tried yet" : `${passedCount} of ${triedCount} passed`}</span>
      </>
    ),
  },
  empty: "Add the first: it stays a draft until you publish it.",
});

/** The message names the test; the cursor goes to what has to change. */
function problemsOf({ problem, message, testNumber }: Refusal): FormProblems {
  const places = {
    NO_TESTS: "tests",
    SOLUTION_FAILS: testNumber === null ? "solution" : `tests.${testNumber - 1}.kind`,
    STARTER_PASSES: "starterCode",
    CHECKER_UNAVAILABLE: "isPublished",
  };
  return { fields: {}, general: message, goOnIn: places[problem] };
}

export const CmsNewExercisePage = newRecordPage<ExerciseContent, Made, Refusal>({
  names,
  useFields: () => exerciseFields,
  create: CreateExerciseDocument,
  problemsOf,
  top: <CheckerNote />,
  titleOf: ({ title }) => title,
  to: ({ id }) => cmsPaths.exercise(id),
});

const useExercise = recordQuery(CmsExerciseDocument);

export const CmsExercisePage = recordPage({
  names,
  useRecord: useExercise,
  useFields: () => exerciseFields,
  update: UpdateExerciseDocument,
  problemsOf,
  deletion: {
    mutation: DeleteExerciseDocument,
    hint: () =>
      "An exercise that learners have worked on, or that a lesson has, can’t be deleted. To hide it, untick Published.",
  },
  titleOf: ({ title }) => title,
  actions: ({ slug, isPublished }) => <SiteLink to={paths.exercise(slug)} isPublished={isPublished} />,
  parts: ({ id, version, checkProblem }) => (
    <>
      <CheckerNote />
      {checkProblem && (
        <Notice title="This draft can’t be published yet">
          <p>{checkProblem}</p>
        </Notice>
      )}
      <SurvivingMutants key={`${id} ${version}`} id={id} />
      <Suspense fallback={<Skeleton shape="control" count={3} />}>
        <ExerciseStatistics key={id} id={id} />
      </Suspense>
    </>
  ),
});
