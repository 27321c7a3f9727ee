import type { LucideIcon } from "lucide-react";
import {
  AppWindow,
  Award,
  BookOpen,
  Briefcase,
  ChartColumn,
  Code,
  CodeXml,
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

const DRAWINGS = {
  "book-open": BookOpen,
  briefcase: Briefcase,
  browser: AppWindow,
  certificate: Award,
  chart: ChartColumn,
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
  python: CodeXml,
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

export type IconName = keyof typeof DRAWINGS;

interface NamedIconProps {
  name: string;
  size?: number;
}

export function NamedIcon({ name, size = 24 }: NamedIconProps) {
  const Drawing = Object.hasOwn(DRAWINGS, name) ? DRAWINGS[name as IconName] : StepsMark;
  return <Drawing size={size} aria-hidden />;
}
