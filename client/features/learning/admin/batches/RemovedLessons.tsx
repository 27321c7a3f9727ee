import { RotateCcw } from "lucide-react";
import { useState } from "react";
import { messageOf } from "../../../../apollo/problemsOf";
import { ShowMore } from "../../../../apollo/lists/ShowMore";
import { useList } from "../../../../cms/records/useList";
import { useSend } from "../../../../cms/records/useSend";
import { momentInIndia } from "../../../../format/momentInIndia";
import { useFocusAfterRemoval } from "../../../../hooks/useFocusAfterRemoval";
import { Button } from "../../../../ui/Button";
import { Panel } from "../../../../ui/Panel";
import { showToast } from "../../../../ui/overlay/toast";
import styles from "./RemovedLessons.module.css";
import type { RemovedLessonsQuery } from "./RemovedLessons.generated";
import { RemovedLessonsDocument, RestoreReferenceDocument } from "./RemovedLessons.generated";

type Removed = RemovedLessonsQuery["removedReferences"]["nodes"][number];

const ANCHOR = "removed-lessons";

interface RemovedLessonsProps {
  batchId: string;
}

export function RemovedLessons({ batchId }: RemovedLessonsProps) {
  const send = useSend();
  const { nodes, more } = useList(RemovedLessonsDocument, { batchId });
  const [restoringId, setRestoringId] = useState<string | null>(null);
  useFocusAfterRemoval({ placeId: ANCHOR, ids: nodes.map(({ id }) => id) });
  if (nodes.length === 0) return null;

  async function handleRestore({ id, title, version }: Removed) {
    setRestoringId(id);
    const { error, refreshed } = await send(RestoreReferenceDocument, { id, expectedVersion: version });
    await refreshed;
    setRestoringId(null);
    if (error) showToast("error", messageOf(error));
    else showToast("success", `${title} is back in its place.`);
  }

  return (
    <Panel title="Removed lessons" anchor={ANCHOR}>
      <p>Learners don’t see these. Restoring one brings back its progress, notes and questions.</p>
      <ul className={styles.list}>
        {nodes.map((lesson) => (
          <li key={lesson.id} className={styles.lesson}>
            <strong>{lesson.title}</strong>
            <span className={styles.since}>
              {lesson.removedAt && `Removed ${momentInIndia(lesson.removedAt)}`}
            </span>
            <Button
              size="small"
              look="quiet"
              isBusy={restoringId === lesson.id}
              icon={<RotateCcw size={18} aria-hidden />}
              onClick={() => void handleRestore(lesson)}
            >
              Restore<span className="visually-hidden"> {lesson.title}</span>
            </Button>
          </li>
        ))}
      </ul>
      <ShowMore {...more} />
    </Panel>
  );
}
