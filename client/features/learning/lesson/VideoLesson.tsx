import { useState, useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router-dom";
import { useTicks } from "../../../hooks/useTicks";
import { Button } from "../../../ui/Button";
import { Box } from "../../../ui/layout/Box";
import { Row } from "../../../ui/layout/Row";
import { Notice } from "../../../ui/Notice";
import type { LessonQuery } from "./Lesson.generated";
import { LessonPlayer } from "./player/LessonPlayer";
import { readVideoLink } from "../../../../shared/videoLink";
import { useOpenLesson } from "./useOpened";
import { useWatchReports } from "./player/useWatchReports";
import type { PlayerRef } from "./PlayerHandle";
import { WatchElsewhere } from "./WatchElsewhere";

const WAIT_SECONDS = 8;

interface NextUpProps {
  isVideo: boolean;
  onPlay: () => void;
  onCancel: () => void;
}

/** Plays or opens the next lesson after a few seconds, unless cancelled. */
function NextUp({ isVideo, onPlay, onCancel }: NextUpProps) {
  const left = WAIT_SECONDS - useTicks({ everyMs: 1000, isRunning: true });
  const handleTimeUp = useEffectEvent(onPlay);
  useEffect(() => {
    if (left <= 0) handleTimeUp();
  }, [left]);
  return (
    <Box padding="2" look="sunk">
      <Row isSpread>
        <p>
          The next lesson {isVideo ? "plays" : "opens"} in <span aria-hidden>{Math.max(left, 0)}</span>
          <span className="visually-hidden">{WAIT_SECONDS}</span> seconds.
        </p>
        <Row>
          <Button onClick={onCancel}>Cancel</Button>
          <Button look="main" onClick={onPlay}>
            {isVideo ? "Play now" : "Open now"}
          </Button>
        </Row>
      </Row>
    </Box>
  );
}

type VideoLessonData = NonNullable<LessonQuery["lesson"]> & { link: string };

/** Nearer to the end, a video starts again. */
const END_SECONDS = 10;

/** The second in the page's address, else where the learner stopped, else where the video's link says to start. */
function useStart({ durationSeconds, progress }: VideoLessonData, linkStart: number) {
  const [search, setSearch] = useSearchParams();
  const asked = /^\d{1,5}$/.exec(search.get("t") ?? "");

  function startAt(unsent?: number): number {
    if (asked) return Number(asked[0]);
    const position = unsent ?? progress?.positionSeconds ?? 0;
    const isOver = durationSeconds ? position > durationSeconds - END_SECONDS : false;
    return position === 0 || isOver ? linkStart : position;
  }

  /** Otherwise a reload would start there again. */
  function dropAsked() {
    if (!asked) return;
    search.delete("t");
    setSearch(search, { replace: true });
  }

  return { startAt, dropAsked };
}

interface VideoLessonProps {
  lesson: VideoLessonData;
  player: PlayerRef;
  isAutoPlayed: boolean;
  /** Missing in the batch's last lesson. */
  onNext?: () => void;
  /** Whether it plays in its page. */
  isNextVideo: boolean;
}

export function VideoLesson({ lesson, player, isAutoPlayed, onNext, isNextVideo }: VideoLessonProps) {
  const open = useOpenLesson(lesson.id);
  const { save, unsentPosition } = useWatchReports();
  const [hasEnded, setHasEnded] = useState(false);
  const video = readVideoLink(lesson.link);
  const { startAt, dropAsked } = useStart(lesson, video?.startSeconds ?? 0);

  function handlePlay() {
    setHasEnded(false);
    open();
    dropAsked();
    return startAt(unsentPosition(lesson.id));
  }

  if (!video)
    return (
      <Notice
        title="This video opens on its own page"
        action={<WatchElsewhere link={lesson.link} title={lesson.title} />}
      />
    );
  return (
    <>
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
      {hasEnded && onNext && (
        <NextUp isVideo={isNextVideo} onPlay={onNext} onCancel={() => setHasEnded(false)} />
      )}
    </>
  );
}
