import {
  BookOpen,
  Briefcase,
  Code,
  GraduationCap,
  Laptop,
  Rocket,
  School,
  Shuffle,
  Store,
  Sunrise,
  TrendingUp,
  Users,
} from "lucide-react";
import { StepsMark } from "../../ui/art/StepsMark";

interface AudienceIconProps {
  /** As staff write it; an unknown name draws the steps. */
  name: string;
}

const ICONS = new Map([
  ["book-open", <BookOpen aria-hidden />],
  ["briefcase", <Briefcase aria-hidden />],
  ["code", <Code aria-hidden />],
  ["graduation-cap", <GraduationCap aria-hidden />],
  ["laptop", <Laptop aria-hidden />],
  ["rocket", <Rocket aria-hidden />],
  ["school", <School aria-hidden />],
  ["shuffle", <Shuffle aria-hidden />],
  ["store", <Store aria-hidden />],
  ["sunrise", <Sunrise aria-hidden />],
  ["trending-up", <TrendingUp aria-hidden />],
  ["users", <Users aria-hidden />],
]);

export function AudienceIcon({ name }: AudienceIconProps) {
  return ICONS.get(name) ?? <StepsMark size={24} />;
}
