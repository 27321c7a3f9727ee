import { useLocation, useSearchParams } from "react-router-dom";
import { Row } from "../../../ui/layout/Row";
import { Stack } from "../../../ui/layout/Stack";
import { TabLinks } from "../../../ui/page/TabLinks";
import type { LessonPanelsProps } from "../../learning/LessonPartsContext";
import { BookmarkButton } from "../notes/BookmarkButton";
import { NotesPanel } from "../notes/NotesPanel";
import { QuestionsPanel } from "../questions/QuestionsPanel";

const PANEL = "lesson-panel";
const TABS = { questions: "Questions", notes: "Notes" };

/** The tab is in the address, so that a reload keeps it. */
export function LessonPanels(props: LessonPanelsProps) {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const chosen = search.get("panel") === "notes" ? "notes" : "questions";

  function addressOf(panel: string): string {
    const others = [...search].filter(([name]) => name !== "panel");
    const shown = panel === "notes" ? [...others, ["panel", panel]] : others;
    const query = new URLSearchParams(shown).toString();
    return query ? `${pathname}?${query}` : pathname;
  }

  return (
    <Stack gap="2">
      <Row isSpread rowGap="half">
        <TabLinks
          label="Questions and notes"
          panel={PANEL}
          chosen={chosen}
          tabs={Object.entries(TABS).map(([id, label]) => ({ id, label, to: addressOf(id) }))}
        />
        <BookmarkButton {...props} />
      </Row>
      <div id={PANEL} role="tabpanel" aria-labelledby={`tab-${chosen}`}>
        {chosen === "notes" ? <NotesPanel {...props} /> : <QuestionsPanel {...props} />}
      </div>
    </Stack>
  );
}
