import { useMutation, useSuspenseQuery } from "@apollo/client/react";
import { Check } from "lucide-react";
import { useRef, useState } from "react";
import { useNavigate, useParams, useSearchParams } from "react-router-dom";
import { messageOf } from "../../../apollo/problemsOf";
import { counted } from "../../../format/counted";
import { useHeadingFocus } from "../../../hooks/useHeadingFocus";
import { paths } from "../../../paths";
import { Button, ButtonLink } from "../../../ui/Button";
import { PageFrame } from "../../../ui/layout/PageFrame";
import { Row } from "../../../ui/layout/Row";
import { Stack } from "../../../ui/layout/Stack";
import { Text } from "../../../ui/layout/Text";
import { Notice } from "../../../ui/Notice";
import { showToast } from "../../../ui/overlay/toast";
import { BackLink } from "../../../ui/page/BackLink";
import { PageHead } from "../../../ui/page/PageHead";
import { LessonDocument, MarkLessonDocument, OpenLessonDocument } from "./Lesson.generated";
import type { LessonQuery } from "./Lesson.generated";
import { LessonList } from "./LessonList";
import styles from "./LessonPage.module.css";
import { LessonPlayer, WatchElsewhere } from "./LessonPlayer";
import { LatePanels, PANELS } from "./LatePanels";
import { NextUp } from "./NextUp";
import { playableVideo } from "./playableVideo";
import type { PlayerHandle } from "./PlayerHandle";
import { useWatchReports } from "./useWatchReports";

type Lesson = NonNullable<LessonQuery["lesson"]>;

/** Nearer to the end, a video starts again. */
const END_SECONDS = 10;

/** The second in the address, else where the learner stopped. */
function useStart({ durationSeconds, progress }: Lesson): (unsent?: number) => number {
  const [search] = useSearchParams();
  const asked = /^\d{1,5}$/.exec(search.get("t") ?? "");
  return (unsent) => {
    if (asked) return Number(asked[0]);
    const position = unsent ?? progress?.positionSeconds ?? 0;
    return durationSeconds && position > durationSeconds - END_SECONDS ? 0 : position;
  };
}

interface DoneMarkProps {
  lesson: Lesson;
}

function DoneMark({ lesson }: DoneMarkProps) {
  const [mark, { loading }] = useMutation(MarkLessonDocument);
  const doneBy = lesson.progress?.doneBy;

  async function handleMark() {
    const input = { referenceId: lesson.id, isDone: !doneBy };
    const { error } = await mark({ variables: { input } });
    if (error) showToast("error", messageOf(error));
  }

  if (doneBy === "WATCHED")
    return (
      <Row as="p" gap="half" tone="teal">
        <Check size={18} aria-hidden /> Done: you watched it
      </Row>
    );
  return (
    <Row>
      <Button
        aria-pressed={doneBy === "TICKED"}
        isBusy={loading}
        icon={<Check size={18} aria-hidden />}
        onClick={() => void handleMark()}
      >
        {doneBy ? "Done: you marked it" : "Mark as done"}
      </Button>
      {!doneBy && (
        <Text size="small" tone="muted">
          {lesson.durationSeconds
            ? "Or watch 90 % of it."
            : "The length of this video is not known, so mark it yourself."}
        </Text>
      )}
    </Row>
  );
}

interface LessonViewProps {
  lesson: Lesson;
  isAutoPlayed: boolean;
  onNext: (id: string) => void;
}

function LessonView({ lesson, isAutoPlayed, onNext }: LessonViewProps) {
  const heading = useHeadingFocus(lesson.title);
  const [open] = useMutation(OpenLessonDocument);
  const { save, unsentPosition } = useWatchReports();
  const [hasEnded, setHasEnded] = useState(false);
  const startAt = useStart(lesson);
  const { batch } = lesson;
  const lessons = batch.references ?? [];
  const place = lessons.findIndex(({ id }) => id === lesson.id);
  const [previous, next] = [lessons[place - 1], lessons[place + 1]];
  const video = playableVideo(lesson.link);
  const player = useRef<PlayerHandle>(null);

  function handlePlay() {
    setHasEnded(false);
    void open({ variables: { referenceId: lesson.id } });
    return startAt(unsentPosition(lesson.id));
  }

  return (
    <div className={styles.lesson}>
      <Stack gap="2">
        {video ? (
          <LessonPlayer
            lesson={lesson}
            video={video}
            startSeconds={startAt()}
            handle={player}
            isAutoPlayed={isAutoPlayed}
            onPlay={handlePlay}
            onSave={(log, isLeaving) => save(lesson, log, isLeaving)}
            onEnd={() => setHasEnded(true)}
          />
        ) : (
          <Notice
            title="This video opens on its own page"
            action={<WatchElsewhere link={lesson.link} title={lesson.title} />}
          />
        )}
        {hasEnded && next && <NextUp onPlay={() => onNext(next.id)} onCancel={() => setHasEnded(false)} />}
        <header>
          <Text tone="muted" size="small">
            {batch.course.name} · {batch.name} · Lesson {place + 1} of {lessons.length}
          </Text>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {lesson.title}
          </h1>
          <Text tone="muted" size="small">
            Time: {lesson.durationText ?? "N/A"} ·{" "}
            <a href={`#${PANELS}`}>
              {lesson.questionCount === 0 ? "Ask a question" : counted(lesson.questionCount, "question")}
            </a>
          </Text>
        </header>
        <Row isSpread rowGap="1">
          <DoneMark lesson={lesson} />
          <WatchElsewhere link={lesson.link} title={lesson.title} />
        </Row>
        <Row as="nav" isSpread aria-label="Lessons before and after">
          {previous ? <ButtonLink to={paths.lesson(previous.id)}>Previous</ButtonLink> : <span />}
          {next && (
            <ButtonLink look="main" to={paths.lesson(next.id)}>
              Next
            </ButtonLink>
          )}
        </Row>
      </Stack>
      <LessonList lessons={lessons} currentId={lesson.id} />
      <LatePanels lessonId={lesson.id} player={player} />
    </div>
  );
}

export function LessonPage() {
  const { id = "" } = useParams();
  const { lesson } = useSuspenseQuery(LessonDocument, { variables: { id } }).data;
  const navigate = useNavigate();
  const [autoPlayedId, setAutoPlayedId] = useState<string | null>(null);

  function handleNext(nextId: string) {
    setAutoPlayedId(nextId);
    void navigate(paths.lesson(nextId));
  }

  return (
    <PageFrame>
      <PageHead title={lesson?.title ?? "Lesson"} description="A lesson of your batch." isUnlisted />
      {lesson ? (
        <>
          <BackLink to={paths.dashBatch(lesson.batch.course.slug, lesson.batch.id)}>
            {lesson.batch.name}
          </BackLink>
          <LessonView
            key={lesson.id}
            lesson={lesson}
            isAutoPlayed={lesson.id === autoPlayedId}
            onNext={handleNext}
          />
        </>
      ) : (
        <Notice
          title="This lesson is not open to you"
          action={<ButtonLink to={paths.dash}>Go to the learning portal</ButtonLink>}
        >
          <p>Its batch may be locked, or the lesson was removed. Your batches are in the portal.</p>
        </Notice>
      )}
    </PageFrame>
  );
}
