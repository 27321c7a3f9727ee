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

const SIZE = { size: 26, "aria-hidden": true } as const;

/** The drawings that the content names. */
const ICONS = new Map([
  ["python", <Code2 {...SIZE} />],
  ["database", <Database {...SIZE} />],
  ["chart", <BarChart3 {...SIZE} />],
  ["sigma", <Sigma {...SIZE} />],
  ["browser", <AppWindow {...SIZE} />],
  ["terminal", <Terminal {...SIZE} />],
  ["people", <Users {...SIZE} />],
  ["video", <Video {...SIZE} />],
  ["table", <Table2 {...SIZE} />],
  ["rupee", <IndianRupee {...SIZE} />],
  ["moon", <Moon {...SIZE} />],
  ["certificate", <Award {...SIZE} />],
]);

interface KeyedIconProps {
  /** A name from the content; an unknown one draws the step. */
  name: string;
}

export function KeyedIcon({ name }: KeyedIconProps) {
  return ICONS.get(name) ?? <StepsMark size={SIZE.size} />;
}
