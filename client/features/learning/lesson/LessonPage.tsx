import { useSuspenseQuery } from "@apollo/client/react";
import type { ComponentType } from "react";
import { useRef, useState } from "react";
import type { LessonKind } from "../../../apollo/schema.generated";
import { useNavigate, useParams } from "react-router-dom";
import { counted } from "../../../format/counted";
import { useHeadingFocus } from "../../../hooks/useHeadingFocus";
import { paths } from "../../../../shared/paths";
import { ButtonLink } from "../../../ui/Button";
import { PageFrame } from "../../../ui/layout/PageFrame";
import { Row } from "../../../ui/layout/Row";
import { Stack } from "../../../ui/layout/Stack";
import { Text } from "../../../ui/layout/Text";
import { lazyComponent } from "../../../ui/lazyComponent";
import { Notice } from "../../../ui/Notice";
import { BackLink } from "../../../ui/page/BackLink";
import { PageHead } from "../../../ui/page/PageHead";
import { readVideoLink } from "../../../../shared/videoLink";
import { LatePanels, PANELS } from "./LatePanels";
import type { PlayerHandle, PlayerRef } from "./PlayerHandle";
import { DoneMark } from "./DoneMark";
import { LessonDocument } from "./Lesson.generated";
import type { LessonQuery } from "./Lesson.generated";
import { kindOf, lessonTime } from "./lessonKinds";
import { LessonList } from "./LessonList";
import styles from "./LessonPage.module.css";
import { VideoCheckpoints } from "./VideoCheckpoints";
import { VideoLesson } from "./VideoLesson";
import { WatchElsewhere } from "./WatchElsewhere";

const TextLesson = lazyComponent(() => import("./TextLesson"), "TextLesson");
const FileLesson = lazyComponent(() => import("./FileLesson"), "FileLesson");
const ExerciseLesson = lazyComponent(() => import("./ExerciseLesson"), "ExerciseLesson");

type Lesson = NonNullable<LessonQuery["lesson"]>;

interface LessonBodyProps {
  lesson: Lesson;
  player: PlayerRef;
  isAutoPlayed: boolean;
  onNext?: () => void;
  isNextVideo: boolean;
  onCode: (code: string) => void;
}

function VideoBody({ lesson, onCode, ...playing }: LessonBodyProps) {
  const { link } = lesson;
  if (!link) return null;
  return (
    <>
      <VideoLesson lesson={{ ...lesson, link }} {...playing} />
      <VideoCheckpoints lesson={lesson} player={playing.player} onCode={onCode} />
    </>
  );
}

const BODIES: Record<LessonKind, ComponentType<LessonBodyProps>> = {
  VIDEO: VideoBody,
  RECORDING: VideoBody,
  TEXT: TextLesson,
  FILE: FileLesson,
  EXERCISE: ExerciseLesson,
};

interface LessonViewProps {
  lesson: Lesson;
  isAutoPlayed: boolean;
  onNext: (id: string) => void;
}

function LessonView({ lesson, isAutoPlayed, onNext }: LessonViewProps) {
  const heading = useHeadingFocus(lesson.title);
  const { batch, kind, link } = lesson;
  const Body = BODIES[kind];
  const lessons = batch.references ?? [];
  const place = lessons.findIndex(({ id }) => id === lesson.id);
  const [previous, next] = [lessons[place - 1], lessons[place + 1]];
  const time = lessonTime(lesson);
  const player = useRef<PlayerHandle>(null);
  const code = useRef<string>(null);
  const body = (
    <Body
      lesson={lesson}
      player={player}
      isAutoPlayed={isAutoPlayed}
      onNext={next && (() => onNext(next.id))}
      isNextVideo={next?.link ? readVideoLink(next.link) !== null : false}
      onCode={(typed) => {
        code.current = typed;
      }}
    />
  );

  return (
    <div className={styles.lesson}>
      <Stack gap="2">
        {link && body}
        <Stack as="header" gap="half">
          <Text tone="muted" size="small">
            {batch.course.name} · {batch.name} · Lesson {place + 1} of {lessons.length}
          </Text>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {lesson.title}
          </h1>
          <Text tone="muted" size="small">
            {kindOf(lesson).label}
            {time && ` · Time: ${time}`} ·{" "}
            <a href={`#${PANELS}`}>
              {lesson.questionCount === 0 ? "Ask a question" : counted(lesson.questionCount, "question")}
            </a>
          </Text>
        </Stack>
        {!link && body}
        <Row isSpread rowGap="1">
          <DoneMark lesson={lesson} />
          {link && <WatchElsewhere link={link} title={lesson.title} />}
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
      <LatePanels lessonId={lesson.id} player={player} code={code} />
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
          title="This lesson isn’t open to you"
          action={<ButtonLink to={paths.dash}>Go to the learning portal</ButtonLink>}
        >
          <p>Its batch may be locked, or the lesson was removed. Your batches are in the portal.</p>
        </Notice>
      )}
    </PageFrame>
  );
}
