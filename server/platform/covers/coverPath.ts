import { createHash } from "node:crypto";
import type { Subject } from "./subject";
import { guessSubject } from "./subject";

/** How many pictures of each subject take turns; `ReferenceImage.tsx` counts on by the same number. */
export const VARIANTS = 6;

/** Part of every address, as covers are cached for good. A test names the value that fits the files. */
export const EDITION = "9fad82ce";

export const COVER_DESCRIPTION =
  "Path of its drawing, which `-light.svg` or `-dark.svg` completes; with `square` in place of the number, of the subject's square one.";

export function slugOfSubject(subject: Subject): string {
  return subject.toLowerCase().replaceAll("_", "-");
}

interface Covered {
  /** As staff chose it; else the texts decide. */
  subject: Subject | null;
  texts: string[];
  /** The same slug always looks the same. */
  slug: string;
  /** Neighbours of one slug look different. */
  index?: number;
}

function variantOf({ slug, index = 0 }: Covered): number {
  return (createHash("sha256").update(slug).digest().readUInt32BE(0) + index) % VARIANTS;
}

export interface Drawing {
  subject: Subject;
  variant: number;
}

export function drawingOf(covered: Covered): Drawing {
  return { subject: covered.subject ?? guessSubject(...covered.texts), variant: variantOf(covered) };
}

/** Without theme and file type: "/covers/power-bi/3-8c1d2e3f" is followed by "-light.svg" or "-dark.svg". */
export function pathOfDrawing({ subject, variant }: Drawing): string {
  return `/covers/${slugOfSubject(subject)}/${variant}-${EDITION}`;
}

export function coverPath(covered: Covered): string {
  return pathOfDrawing(drawingOf(covered));
}
