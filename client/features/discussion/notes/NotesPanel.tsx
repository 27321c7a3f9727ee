import { useQuery } from "@apollo/client/react";
import { NotebookPen, Play } from "lucide-react";
import { useId, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { messageOf } from "../../../apollo/problemsOf";
import { clockTime } from "../../../format/clockTime";
import { useFocusAfterRemoval } from "../../../hooks/useFocusAfterRemoval";
import { useFocusAfterSwap } from "../../../hooks/useFocusAfterSwap";
import { useIdempotencyKey } from "../../../hooks/useIdempotencyKey";
import { paths } from "../../../../shared/paths";
import { Button } from "../../../ui/Button";
import { useUnsentText } from "../../../ui/form/drafts/useUnsentText";
import { Row } from "../../../ui/layout/Row";
import { Stack } from "../../../ui/layout/Stack";
import { Text } from "../../../ui/layout/Text";
import { Notice } from "../../../ui/Notice";
import { Skeleton } from "../../../ui/page/Skeleton";
import type { PlayerRef } from "../../learning/lesson/PlayerHandle";
import { usePlayerSecond } from "../../learning/lesson/PlayerHandle";
import { useChangePost } from "../questions/useChangePost";
import { NoteForm } from "./NoteForm";
import { NoteRow } from "./NoteRow";
import { AddLessonNoteDocument, LessonNotesDocument } from "./Notes.generated";

interface NotesPanelProps {
  lessonId: string;
  player: PlayerRef;
}

function WriteNote({ lessonId, player }: NotesPanelProps) {
  const change = useChangePost();
  const second = usePlayerSecond(player);
  const draft = `note on ${lessonId}`;
  const unsent = useUnsentText(draft, "text");
  const place = useRef<HTMLDivElement>(null);
  /** The second when it was opened; null while closed. */
  const [writtenAt, setWrittenAt] = useState<number | null>(null);
  const [isPutAside, setIsPutAside] = useState(false);
  const { keyFor, forget } = useIdempotencyKey();
  const isClosed = writtenAt === null && (isPutAside || !unsent);
  useFocusAfterSwap(place, isClosed);

  function handleDone() {
    forget();
    handleClose();
  }

  function handleClose() {
    setIsPutAside(true);
    setWrittenAt(null);
  }

  return (
    <div ref={place}>
      {isClosed ? (
        <Button
          data-first-focus
          icon={<NotebookPen size={18} aria-hidden />}
          onClick={() => setWrittenAt(second)}
        >
          {second > 0 ? `Write a note at ${clockTime(second)}` : "Write a note"}
        </Button>
      ) : (
        <NoteForm
          draft={draft}
          initial={{ text: "", atSecond: writtenAt || null }}
          onSubmit={async (content) => {
            const input = { referenceId: lessonId, ...content };
            return change(AddLessonNoteDocument, { input: { ...input, sendingKey: keyFor(input) } });
          }}
          onDone={handleDone}
          onCancel={handleClose}
        />
      )}
    </div>
  );
}

export function NotesPanel({ lessonId, player }: NotesPanelProps) {
  const placeId = useId();
  const { data, error, refetch } = useQuery(LessonNotesDocument, {
    variables: { lessonId },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const notes = data?.lessonNotes ?? [];
  useFocusAfterRemoval({ placeId, ids: notes.map(({ id }) => id) });

  const drawPlace = (atSecond: number | null) =>
    atSecond === null ? (
      <span />
    ) : (
      <Button
        size="small"
        look="quiet"
        icon={<Play size={16} aria-hidden />}
        onClick={() => player.current?.seekTo(atSecond)}
      >
        <span className="visually-hidden">Go to </span>
        {clockTime(atSecond)}
      </Button>
    );

  return (
    <section id={placeId}>
      <Stack gap="2">
        <Row isSpread rowGap="half">
          <h2>Notes</h2>
          <Link to={paths.notes}>All my notes</Link>
        </Row>
        <WriteNote lessonId={lessonId} player={player} />
        {!data && !error && <Skeleton count={3} />}
        {!data && error && (
          <Notice
            tone="problem"
            title="Your notes couldn’t be loaded"
            action={<Button onClick={() => void refetch().catch(() => {})}>Try again</Button>}
          >
            <p>{messageOf(error)}</p>
          </Notice>
        )}
        {data && notes.length === 0 && (
          <Text tone="muted">Write down what you want to remember. Only you can read it.</Text>
        )}
        {notes.length > 0 && (
          <ul aria-label="My notes">
            {notes.map((note) => (
              <NoteRow key={note.id} note={note} place={drawPlace} />
            ))}
          </ul>
        )}
      </Stack>
    </section>
  );
}
