import { Link, useParams } from "react-router-dom";
import type { CreateBootcampQuestionInput, UpdateBootcampLevelInput } from "../../../apollo/schema.generated";
import {
  UpdateBootcampLevelInput as levelLimits,
  UpdateBootcampQuestionInput as questionLimits,
} from "../../../apollo/cmsLimits.generated.json";
import { CmsPage } from "../../../cms/CmsPage";
import { optionalExercise } from "../../../cms/ExerciseField";
import {
  CreateBootcampLevelDocument,
  DeleteBootcampLevelDocument,
  ReorderBootcampLevelsDocument,
  UpdateBootcampLevelDocument,
} from "../../../cms/generated/bootcampLevel.generated";
import {
  CreateBootcampQuestionDocument,
  DeleteBootcampQuestionDocument,
  ReorderBootcampQuestionsDocument,
  UpdateBootcampQuestionDocument,
} from "../../../cms/generated/bootcampQuestion.generated";
import { ListedContent } from "../../../cms/records/ListedContent";
import type { ListedKind } from "../../../cms/records/ListedRow";
import { noRecord } from "../../../cms/records/noRecord";
import type { Versioned } from "../../../cms/records/record";
import { partQuery } from "../../../cms/records/recordQuery";
import { sends } from "../../../cms/records/useSend";
import { cmsPaths } from "../../../cmsPaths";
import type { ContentOf } from "../../../ui/form/kinds/FieldKind";
import { describeFields } from "../../../ui/form/kinds/FieldKind";
import { paragraphs, text } from "../../../ui/form/kinds/textKinds";
import { CmsLevelsDocument } from "./level.record.generated";

type Level = ContentOf<UpdateBootcampLevelInput>;
type Question = Omit<ContentOf<CreateBootcampQuestionInput>, "levelId">;

const levelFields = describeFields<Level>(levelLimits, {
  name: text({ label: "Name", hint: "e.g. Basic" }),
});

const questionFields = describeFields<Question>(questionLimits, {
  title: text({ label: "Title" }),
  prompt: paragraphs({ label: "Task", rows: 4 }),
  example: paragraphs({ label: "Example", isCode: true }),
  starterCode: paragraphs({ label: "Starter code", isCode: true, rows: 6 }),
  expectedResult: paragraphs({
    label: "Expected output",
    isCode: true,
  }),
  exerciseId: optionalExercise({ label: "Exercise", hint: "Where learners solve it." }),
});

export function levelsOf(seasonId: string): ListedKind<Level, Level & Versioned> {
  return {
    noun: "level",
    plural: "levels",
    fields: levelFields,
    titleOf: ({ name }) => name,
    linkOf: ({ id, name }) => <Link to={cmsPaths.level(seasonId, id)}>{name}</Link>,
    create: sends(CreateBootcampLevelDocument, (content) => ({ seasonId, ...content })),
    update: UpdateBootcampLevelDocument,
    remove: DeleteBootcampLevelDocument,
    reorder: sends(ReorderBootcampLevelsDocument, (levelIds) => ({ seasonId, levelIds })),
  };
}

function questionsOf(levelId: string): ListedKind<Question, Question & Versioned> {
  return {
    noun: "question",
    plural: "questions",
    fields: questionFields,
    titleOf: ({ title }) => title,
    create: sends(CreateBootcampQuestionDocument, (content) => ({ levelId, ...content })),
    update: UpdateBootcampQuestionDocument,
    remove: DeleteBootcampQuestionDocument,
    reorder: sends(ReorderBootcampQuestionsDocument, (questionIds) => ({ levelId, questionIds })),
  };
}

const useSeasonAndLevel = partQuery({
  query: CmsLevelsDocument,
  variables: () => ({}),
  find: ({ cmsBootcampSeasons }, { id, levelId }) => ({
    number: cmsBootcampSeasons.find((season) => season.id === id)?.number,
    level: cmsBootcampSeasons.flatMap(({ levels }) => levels).find((level) => level.id === levelId),
  }),
});

export function CmsLevelPage() {
  const params = useParams();
  const { record, readNewest } = useSeasonAndLevel(params);
  const season = cmsPaths.season(params.id ?? "");
  const trail = (
    <>
      <Link to={cmsPaths.bootcamp}>Bootcamp</Link> <span aria-hidden>/</span>{" "}
      <Link to={season}>Season {record?.number}</Link>
    </>
  );
  const level = record?.level;
  if (!level) return noRecord({ noun: "level", trail, to: season, place: "its season" });
  return (
    <CmsPage title={level.name} trail={trail}>
      <ListedContent
        kind={questionsOf(level.id)}
        items={level.cmsQuestions}
        readNewest={async () => (await readNewest())?.level?.cmsQuestions}
      />
    </CmsPage>
  );
}
