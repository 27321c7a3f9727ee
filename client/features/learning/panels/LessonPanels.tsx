import type { PlayerRef } from "../lesson/PlayerHandle";
import { QuestionsPanel } from "../questions/QuestionsPanel";

export interface LessonPanelsProps {
  lessonId: string;
  player: PlayerRef;
}

export function LessonPanels(props: LessonPanelsProps) {
  return <QuestionsPanel {...props} />;
}
