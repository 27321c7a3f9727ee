import { Suspense } from "react";
import type { CreateExerciseMutation } from "../../../cms/generated/exercise.generated";
import {
  CmsExerciseDocument,
  CreateExerciseDocument,
  DeleteExerciseDocument,
  UpdateExerciseDocument,
} from "../../../cms/generated/exercise.generated";
import { newRecordPage } from "../../../cms/records/NewRecordPage";
import { recordPage } from "../../../cms/records/RecordPage";
import { recordQuery } from "../../../cms/records/recordQuery";
import { SiteLink } from "../../../cms/SiteLink";
import { cmsPaths } from "../../../cmsPaths";
import { paths } from "../../../paths";
import type { FormProblems } from "../../../ui/form/problems";
import { Notice } from "../../../ui/Notice";
import { Skeleton } from "../../../ui/page/Skeleton";
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
