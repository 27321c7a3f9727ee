import type { LucideIcon } from "lucide-react";
import { BookOpen, Code, FileDown, Play, Radio } from "lucide-react";
import type { LessonKind } from "../../../apollo/schema.generated";

interface KindOfLesson {
  label: string;
  Icon: LucideIcon;
}

export const LESSON_KINDS: Record<LessonKind, KindOfLesson> = {
  VIDEO: { label: "Video", Icon: Play },
  RECORDING: { label: "Recording", Icon: Radio },
  FILE: { label: "File", Icon: FileDown },
  TEXT: { label: "Text", Icon: BookOpen },
  EXERCISE: { label: "Exercise", Icon: Code },
};

export function isVideoKind(kind: LessonKind): boolean {
  return kind === "VIDEO" || kind === "RECORDING";
}

/** Videos say their time even if it is not known. */
export function lessonTime({
  kind,
  durationText,
}: {
  kind: LessonKind;
  durationText: string | null;
}): string | null {
  return durationText ?? (isVideoKind(kind) ? "N/A" : null);
}
