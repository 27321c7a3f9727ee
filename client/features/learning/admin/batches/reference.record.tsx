import type { LessonKind, CreateReferenceInput } from "../../../../apollo/schema.generated";
import { CreateReferenceInput as limits } from "../../../../apollo/cmsLimits.generated.json";
import type { ListedKind } from "../../../../cms/records/ListedRow";
import type { Versioned } from "../../../../cms/records/record";
import { exercise, optionalExercise } from "../../../../cms/ExerciseField";
import { sends } from "../../../../cms/records/useSend";
import { paths } from "../../../../../shared/paths";
import type { ContentOf } from "../../../../ui/form/kinds/FieldKind";
import { describeFields } from "../../../../ui/form/kinds/FieldKind";
import { onlyFor } from "../../../../ui/form/kinds/OnlyFor";
import { markdown, picture, text } from "../../../../ui/form/kinds/textKinds";
import { list } from "../../../../ui/form/list/list";
import { choice, wholeNumber } from "../../../../ui/form/kinds/valueKinds";
import { readVideoLink } from "../../../../../shared/videoLink";
import { kindOf } from "../../lesson/lessonKinds";
import { ReferenceImage } from "../../lesson/ReferenceImage";
import { duration } from "../lessons/DurationField";
import { captions, lessonFile } from "../lessons/LessonFileField";
import { videoLink } from "../lessons/VideoLinkField";
import { ReplaceLesson } from "./ReplaceLesson";
import {
  CreateReferenceDocument,
  DeleteReferenceDocument,
  ReorderReferencesDocument,
  UpdateReferenceDocument,
} from "../../../../cms/generated/reference.generated";
import { VIDEO_KINDS } from "../../lesson/lessonKinds";

const MISSING_LINK = "Please enter the video's full address, starting with https://";
const MISSING_TEXT = "Please write the lesson.";
const ofKind = { choice: "kind", first: "VIDEO" };
const videos = { ...ofKind, values: VIDEO_KINDS };

type ReferenceContent = Omit<ContentOf<CreateReferenceInput>, "batchId">;

export const referenceFields = describeFields<ReferenceContent>(limits, {
  title: text({ label: "Reference Title" }),
  kind: choice<LessonKind>({
    label: "Kind of lesson",
    choices: {
      VIDEO: "Video",
      FILE: "File",
      TEXT: "Text",
      EXERCISE: "Exercise",
      RECORDING: "Recording of a live class",
    },
  }),
  link: onlyFor(videos, videoLink({ label: "Reference Link", missing: MISSING_LINK })),
  durationText: onlyFor(
    { ...ofKind, values: [...videos.values, "TEXT", "EXERCISE", "FILE"] },
    duration({ label: "Time Duration", hint: "e.g. 12:45. For files, only if it’s a video" }),
  ),
  fileId: onlyFor({ ...ofKind, values: ["FILE"] }, lessonFile({ label: "File" })),
  captionsId: onlyFor(
    { ...ofKind, values: [...videos.values, "FILE"] },
    captions({ label: "Captions", hint: "For video files. YouTube and Vimeo show their own." }),
  ),
  exerciseId: onlyFor(
    { ...ofKind, values: ["EXERCISE"] },
    optionalExercise({ label: "Exercise", missing: "Please choose an exercise." }),
  ),
  checkpoints: onlyFor(
    videos,
    list({
      label: "Exercises in the video",
      hint: "The video waits there. Learners may skip it.",
      noun: "exercise",
      summary: ["second"],
      fields: {
        second: wholeNumber({
          label: "Second of the video",
          missing: "Please enter a second.",
          isShort: true,
        }),
        exerciseId: exercise({ label: "Exercise", missing: "Please choose an exercise.", isShort: true }),
      },
    }),
  ),
  text: onlyFor(
    { ...ofKind, values: ["TEXT"] },
    markdown({
      label: "Text",
      hint: "Markdown: ## heading, `code`, [link](https://…)",
      rows: 14,
      missing: MISSING_TEXT,
    }),
  ),
  imageUrl: picture({ label: "Image URL" }),
});

interface Reference extends Versioned {
  position?: number;
  kind: LessonKind;
  title: string;
  link: string | null;
  durationText: string | null;
  imageUrl: string | null;
}

/** `cover` is the course's. */
export function referencesOf(
  batchId: string,
  cover: string,
): ListedKind<ReferenceContent, ReferenceContent & Reference> {
  return {
    noun: "reference",
    plural: "references",
    fields: referenceFields,
    titleOf: ({ title }) => title,
    linkOf: ({ id, title, link: video }) => (
      <a href={video ?? paths.lesson(id)} target="_blank" rel="noopener noreferrer">
        {title}
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    ),
    factsOf: ({ kind, durationText, link: video }) => (
      <span>
        {kindOf({ kind, durationText }).label}
        {kind === "FILE" && durationText && ` · ${durationText}`}
        {video && ` · ${durationText ?? "no time given"} · ${new URL(video).hostname}`}
        {video && !readVideoLink(video) && " · opens on its own page"}
      </span>
    ),
    pictureOf: (lesson) => <ReferenceImage lesson={lesson} cover={cover} hasMarks={false} />,
    empty: "Add the first lesson below. Learners of a published course see it right away.",
    actionsOf: (lesson) => <ReplaceLesson batchId={batchId} lesson={lesson} />,
    lossOf: ({ title }) => (
      <>
        Learners of this batch no longer see <strong>{title}</strong>, but their progress stays. You can
        restore the lesson below its batch&rsquo;s list.
      </>
    ),
    create: sends(CreateReferenceDocument, (content) => ({ batchId, ...content })),
    update: UpdateReferenceDocument,
    remove: DeleteReferenceDocument,
    reorder: sends(ReorderReferencesDocument, (referenceIds) => ({ batchId, referenceIds })),
  };
}
