import type { FragmentType } from "@apollo/client";
import { Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useRef, useState } from "react";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { useFocusAfterSwap } from "../../../hooks/useFocusAfterSwap";
import { Button } from "../../../ui/Button";
import { Row } from "../../../ui/layout/Row";
import { ConfirmDialog } from "../../../ui/overlay/ConfirmDialog";
import { Prose } from "../../../ui/text/Prose";
import { useChangePost } from "../questions/useChangePost";
import { NoteForm } from "./NoteForm";
import styles from "./notes.module.css";
import type { NoteRow_LessonNoteFragment } from "./Notes.generated";
import {
  DeleteLessonNoteDocument,
  EditLessonNoteDocument,
  NoteRow_LessonNoteFragmentDoc,
} from "./Notes.generated";

interface NoteRowProps {
  note: FragmentType<NoteRow_LessonNoteFragment>;
  /** Where it is: its time to play, or its lesson. */
  place: (atSecond: number | null) => ReactNode;
}

export function NoteRow({ note, place }: NoteRowProps) {
  const { id, text, html, atSecond } = useFragmentData(NoteRow_LessonNoteFragmentDoc, note);
  const change = useChangePost();
  const row = useRef<HTMLLIElement>(null);
  const [isEdited, setIsEdited] = useState(false);
  const [isDeleted, setIsDeleted] = useState(false);
  useFocusAfterSwap(row, isEdited);

  async function handleDelete() {
    const problems = await change(DeleteLessonNoteDocument, { id });
    if (problems) return problems;
    setIsDeleted(false);
  }

  return (
    <li ref={row} className={styles.note}>
      {isEdited ? (
        <NoteForm
          draft={`note ${id}`}
          initial={{ text, atSecond }}
          onSubmit={async (content) => change(EditLessonNoteDocument, { input: { id, ...content } })}
          onDone={() => setIsEdited(false)}
          onCancel={() => setIsEdited(false)}
        />
      ) : (
        <>
          <div className={styles.head}>
            {place(atSecond)}
            <Row gap="half">
              <Button
                data-first-focus
                size="small"
                look="quiet"
                aria-label="Edit note"
                icon={<Pencil size={16} aria-hidden />}
                onClick={() => setIsEdited(true)}
              />
              <Button
                size="small"
                look="quiet"
                aria-label="Delete note"
                icon={<Trash2 size={16} aria-hidden />}
                onClick={() => setIsDeleted(true)}
              />
            </Row>
          </div>
          <div className={styles.text}>
            <Prose html={html} />
          </div>
        </>
      )}
      <ConfirmDialog
        title="Delete this note?"
        confirmLabel="Delete"
        busyLabel="Deleting…"
        isOpen={isDeleted}
        onClose={() => setIsDeleted(false)}
        onConfirm={handleDelete}
      >
        <p>This can’t be undone.</p>
      </ConfirmDialog>
    </li>
  );
}
