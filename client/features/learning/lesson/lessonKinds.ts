import type { LucideIcon } from "lucide-react";
import { BookOpen, Code, FileDown, Play, Radio } from "lucide-react";
import type { LessonKind } from "../../../apollo/schema.generated";

interface KindOfLesson {
  label: string;
  Icon: LucideIcon;
  /** Our player shows it. */
  isVideo?: boolean;
  /** What a card's link says; of others it says whether the learner resumes. */
  verb?: string;
  /** How it gets done, where learners cannot mark it themselves. */
  doneBy?: string;
}

export const LESSON_KINDS: Record<LessonKind, KindOfLesson> = {
  VIDEO: { label: "Video", Icon: Play, isVideo: true },
  RECORDING: { label: "Recording", Icon: Radio, isVideo: true },
  FILE: { label: "File", Icon: FileDown, verb: "Open" },
  TEXT: { label: "Text", Icon: BookOpen, verb: "Read" },
  EXERCISE: {
    label: "Exercise",
    Icon: Code,
    doneBy: "This lesson is done when your code passes every test.",
  },
};

/** Of files, a film alone has a running time. */
const FILM: KindOfLesson = { label: "Video", Icon: Play, verb: "Watch" };

interface LessonFacts {
  kind: LessonKind;
  durationText: string | null;
}

/** What a list says of a lesson. */
export function kindOf({ kind, durationText }: LessonFacts): KindOfLesson {
  return kind === "FILE" && durationText ? FILM : LESSON_KINDS[kind];
}

export const VIDEO_KINDS = (Object.keys(LESSON_KINDS) as LessonKind[]).filter(
  (kind) => LESSON_KINDS[kind].isVideo,
);

/** Videos say their time even if it is not known. */
export function lessonTime({ kind, durationText }: LessonFacts): string | null {
  return durationText ?? (LESSON_KINDS[kind].isVideo ? "N/A" : null);
}
