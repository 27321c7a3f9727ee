import { registerEnumType } from "type-graphql";

export enum LessonKind {
  VIDEO = "VIDEO",
  /** The video of a live class. */
  RECORDING = "RECORDING",
  FILE = "FILE",
  TEXT = "TEXT",
  /** Code that learners write, which the server checks. */
  EXERCISE = "EXERCISE",
}

registerEnumType(LessonKind, { name: "LessonKind", description: "What a lesson consists of." });

export const MISSING_LINK = "Please enter the video's full address, starting with https://";

/** Fields of a lesson that belong to some kinds alone. */
export const PARTS = [
  "link",
  "captionsId",
  "checkpoints",
  "text",
  "fileId",
  "exerciseId",
  "durationText",
] as const;

type Part = (typeof PARTS)[number];

interface KindOfLesson {
  /** Our player shows it: it is done once it was watched. */
  isVideo?: boolean;
  /** Without it, there is no lesson. */
  needs: Exclude<Part, "checkpoints">;
  missing: string;
  /** What else it may have. */
  has: Part[];
}

const VIDEO: KindOfLesson = {
  isVideo: true,
  needs: "link",
  missing: MISSING_LINK,
  has: ["captionsId", "checkpoints", "durationText"],
};

/** On the server, a new kind is a line here; `client/features/learning/lesson/lessonKinds.ts` has how it looks. */
export const LESSON_KINDS: Record<LessonKind, KindOfLesson> = {
  [LessonKind.VIDEO]: VIDEO,
  [LessonKind.RECORDING]: VIDEO,
  [LessonKind.FILE]: {
    needs: "fileId",
    missing: "Please choose a file.",
    has: ["captionsId", "durationText"],
  },
  [LessonKind.TEXT]: { needs: "text", missing: "Please write the lesson.", has: ["durationText"] },
  [LessonKind.EXERCISE]: {
    needs: "exerciseId",
    missing: "Please choose an exercise.",
    has: ["durationText"],
  },
};

export function isVideo(kind: LessonKind): boolean {
  return LESSON_KINDS[kind].isVideo === true;
}
