import type { LucideIcon } from "lucide-react";
import {
  AppWindow,
  Award,
  BarChart3,
  BookOpen,
  Briefcase,
  Code,
  Code2,
  Database,
  GraduationCap,
  IndianRupee,
  Keyboard,
  Laptop,
  MessageCircle,
  Moon,
  Puzzle,
  Rocket,
  School,
  Shuffle,
  Sigma,
  Store,
  Sunrise,
  Table2,
  Terminal,
  TrendingUp,
  Trophy,
  Users,
  Video,
} from "lucide-react";
import { StepsMark } from "./StepsMark";

/** The drawings that the content may name; some have two names. */
const ICONS = {
  "book-open": BookOpen,
  briefcase: Briefcase,
  browser: AppWindow,
  certificate: Award,
  chart: BarChart3,
  code: Code,
  database: Database,
  "graduation-cap": GraduationCap,
  "indian-rupee": IndianRupee,
  keyboard: Keyboard,
  laptop: Laptop,
  "message-circle": MessageCircle,
  moon: Moon,
  people: Users,
  puzzle: Puzzle,
  python: Code2,
  rocket: Rocket,
  rupee: IndianRupee,
  school: School,
  shuffle: Shuffle,
  sigma: Sigma,
  store: Store,
  sunrise: Sunrise,
  table: Table2,
  terminal: Terminal,
  "trending-up": TrendingUp,
  trophy: Trophy,
  users: Users,
  video: Video,
} satisfies Record<string, LucideIcon>;

export type IconName = keyof typeof ICONS;

interface NamedIconProps {
  /** As the content has it; an unknown name draws the step. */
  name: string;
  size?: number;
}

function isKnown(name: string): name is IconName {
  return Object.hasOwn(ICONS, name);
}

/** The drawing that a text of the academy asks for by name. */
export function NamedIcon({ name, size = 24 }: NamedIconProps) {
  if (!isKnown(name)) return <StepsMark size={size} />;
  const Icon = ICONS[name];
  return <Icon size={size} aria-hidden />;
}
