import {
  AppWindow,
  Award,
  BarChart3,
  Code2,
  Database,
  IndianRupee,
  Moon,
  Sigma,
  Table2,
  Terminal,
  Users,
  Video,
} from "lucide-react";
import { StepsMark } from "../../ui/art/StepsMark";

/** The drawings that the content names. */
const ICONS = new Map([
  ["python", Code2],
  ["database", Database],
  ["chart", BarChart3],
  ["sigma", Sigma],
  ["browser", AppWindow],
  ["terminal", Terminal],
  ["people", Users],
  ["video", Video],
  ["table", Table2],
  ["rupee", IndianRupee],
  ["moon", Moon],
  ["certificate", Award],
]);

interface KeyedIconProps {
  /** A name from the content; an unknown one draws the step. */
  name: string;
}

export function KeyedIcon({ name }: KeyedIconProps) {
  const Icon = ICONS.get(name);
  return Icon ? <Icon size={26} aria-hidden /> : <StepsMark size={26} />;
}
