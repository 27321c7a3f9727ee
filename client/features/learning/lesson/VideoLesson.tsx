import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { Notice } from "../../../ui/Notice";
import { evictContinueLearning } from "./evictContinueLearning";
import type { LessonQuery } from "./Lesson.generated";
import { OpenLessonDocument } from "./Lesson.generated";
import { LessonPlayer } from "./player/LessonPlayer";
import { NextUp } from "./player/NextUp";
import { playableVideo } from "./player/playableVideo";
import type { PlayerRef } from "./PlayerHandle";
import { useWatchReports } from "./player/useWatchReports";
import { WatchElsewhere } from "./WatchElsewhere";

type VideoLessonData = NonNullable<LessonQuery["lesson"]> & { link: string };

/** Nearer to the end, a video starts again. */
const END_SECONDS = 10;

/** The second in the address, else where the learner stopped. */
function useStart({ durationSeconds, progress }: VideoLessonData): (unsent?: number) => number {
  const [search] = useSearchParams();
  const asked = /^\d{1,5}$/.exec(search.get("t") ?? "");
  return (unsent) => {
    if (asked) return Number(asked[0]);
    const position = unsent ?? progress?.positionSeconds ?? 0;
    return durationSeconds && position > durationSeconds - END_SECONDS ? 0 : position;
  };
}

interface VideoLessonProps {
  lesson: VideoLessonData;
  player: PlayerRef;
  isAutoPlayed: boolean;
  /** Missing in the batch's last lesson. */
  onNext?: () => void;
}

export function VideoLesson({ lesson, player, isAutoPlayed, onNext }: VideoLessonProps) {
  const [open] = useMutation(OpenLessonDocument, { update: evictContinueLearning });
  const { save, unsentPosition } = useWatchReports();
  const [hasEnded, setHasEnded] = useState(false);
  const startAt = useStart(lesson);
  const video = playableVideo(lesson.link);

  function handlePlay() {
    setHasEnded(false);
    void open({ variables: { referenceId: lesson.id } });
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
      {hasEnded && onNext && <NextUp onPlay={onNext} onCancel={() => setHasEnded(false)} />}
    </>
  );
}
