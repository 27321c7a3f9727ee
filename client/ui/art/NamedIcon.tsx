import {
  Award,
  IndianRupee,
  Keyboard,
  MessageCircle,
  Moon,
  Puzzle,
  Table2,
  TrendingUp,
  Trophy,
  Users,
  Video,
} from "lucide-react";
import { StepsMark } from "./StepsMark";

const ICONS = {
  certificate: Award,
  "indian-rupee": IndianRupee,
  keyboard: Keyboard,
  "message-circle": MessageCircle,
  moon: Moon,
  people: Users,
  puzzle: Puzzle,
  rupee: IndianRupee,
  table: Table2,
  "trending-up": TrendingUp,
  trophy: Trophy,
  users: Users,
  video: Video,
};

interface NamedIconProps {
  /** As staff wrote it; an unknown name draws the step. */
  name: string;
  size?: number;
}

function isKnown(name: string): name is keyof typeof ICONS {
  return Object.hasOwn(ICONS, name);
}

/** The drawing that a text of the academy asks for by name. */
export function NamedIcon({ name, size = 24 }: NamedIconProps) {
  if (!isKnown(name)) return <StepsMark size={size} />;
  const Icon = ICONS[name];
  return <Icon size={size} aria-hidden />;
}
