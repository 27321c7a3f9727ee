import sprite from "./icons.svg?url&no-inline";
import { StepsMark } from "./StepsMark";

/** The drawings that the content may name, as they stand in `icons.svg` (from Lucide, ISC); some have two names. */
const NAMES = [
  "book-open",
  "briefcase",
  "browser",
  "certificate",
  "chart",
  "code",
  "database",
  "graduation-cap",
  "indian-rupee",
  "keyboard",
  "laptop",
  "message-circle",
  "moon",
  "people",
  "puzzle",
  "python",
  "rocket",
  "rupee",
  "school",
  "shuffle",
  "sigma",
  "store",
  "sunrise",
  "table",
  "terminal",
  "trending-up",
  "trophy",
  "users",
  "video",
] as const;

export type IconName = (typeof NAMES)[number];

interface NamedIconProps {
  /** As the content has it; an unknown name draws the step. */
  name: string;
  size?: number;
}

/** The drawing that a text of the academy asks for by name; the drawings are one picture file, not program. */
export function NamedIcon({ name, size = 24 }: NamedIconProps) {
  if (!(NAMES as readonly string[]).includes(name)) return <StepsMark size={size} />;
  return (
    <svg
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
