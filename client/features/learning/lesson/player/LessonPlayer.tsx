import { Play, X } from "lucide-react";
import type { ChangeEvent } from "react";
import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from "react";
import { Link } from "react-router-dom";
import type { LessonKind } from "../../../../apollo/schema.generated";
import { clockTime } from "../../../../format/clockTime";
import { Button } from "../../../../ui/Button";
import { Text } from "../../../../ui/layout/Text";
import { paths } from "../../../../../shared/paths";
import { BrokenVideo } from "./BrokenVideo";
import styles from "./LessonPlayer.module.css";
import type { PlayableVideo } from "../../../../../shared/videoLink";
import type { PlayerProblem } from "./Player";
import { SPEEDS } from "./Player";
import type { PlayerHandle, PlayerRef } from "../PlayerHandle";
import { keepPlayerSpeed, playerSpeed } from "./playerSpeed";
import { ReferenceImage } from "../ReferenceImage";
import { usePlayer } from "./usePlayer";
import type { Screen } from "./VideoScreen";
import { VideoScreen } from "./VideoScreen";
import type { WatchLog } from "./WatchLog";

interface PlayedLesson {
  id: string;
  title: string;
  link: string;
  kind: LessonKind;
  position: number;
  imageUrl: string | null;
  thumbnailUrl: string | null;
  durationText: string | null;
  batch: { course: { cover: string } };
  captions: object | null;
}

const CONTROLS = "a, button, input, select, textarea, summary, video, [contenteditable]";

/** Keys for the player while the focus is on no other control. */
function usePlayerKeys(keys: Record<string, () => void>) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey || document.querySelector("dialog[open]")) return;
    if (key !== "Escape" && target instanceof Element && target.closest(CONTROLS)) return;
    const act = keys[key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}

interface SpeedSelectProps {
  onSpeed: (speed: number) => void;
}

function SpeedSelect({ onSpeed }: SpeedSelectProps) {
  const [speed, setSpeed] = useState(playerSpeed);
  function handleChange({ currentTarget }: ChangeEvent<HTMLSelectElement>) {
    const next = Number(currentTarget.value);
    keepPlayerSpeed(next);
    setSpeed(next);
    onSpeed(next);
  }
  return (
    <label className={styles.speed}>
      Speed
      <select value={speed} onChange={handleChange}>
        {SPEEDS.map((value) => (
          <option key={value} value={value}>
            {value}×
          </option>
        ))}
      </select>
    </label>
  );
}

interface RunningPlayerProps {
  lesson: PlayedLesson;
  video: PlayableVideo;
  startSeconds: number;
  handle: PlayerRef;
  onSave: (log: WatchLog, isLeaving?: boolean) => void;
  onEnd: () => void;
  onClose: () => void;
}

function RunningPlayer(props: RunningPlayerProps) {
  const { lesson, video, startSeconds, handle, onSave, onEnd, onClose } = props;
  const screen = useRef<Screen>(null);
  const [problem, setProblem] = useState<PlayerProblem | null>(null);
  const player = usePlayer({ video, screen, startSeconds, onSave, onEnd, onError: setProblem });
  const { seconds, seekTo, pause, play } = player;
  useImperativeHandle(handle, () => ({ seconds, seekTo, pause, play }));
  usePlayerKeys({
    " ": player.toggle,
    ArrowLeft: () => player.jump(-1),
    ArrowRight: () => player.jump(1),
    Escape: onClose,
  });
  if (problem)
    return (
      <div className={styles.broken}>
        <BrokenVideo problem={problem} title={lesson.title} link={lesson.link} />
      </div>
    );
  return (
    <>
      <VideoScreen
        video={video}
        title={lesson.title}
        startSeconds={startSeconds}
        screen={screen}
        captions={lesson.captions ? paths.lessonCaptions(lesson.id) : undefined}
      />
      {player.isSilent && (
        <p role="status" className={styles.silent}>
          The player isn’t responding. The video may be removed or private, or your connection is slow.{" "}
          <Link to={paths.contactAbout(lesson.title)}>Tell the academy</Link>, or try Watch Video below.
        </p>
      )}
      <div className={styles.controls}>
        <SpeedSelect onSpeed={player.setRate} />
        <span className={styles.keys}>
          <Text as="span" size="small" tone="muted">
            Space plays and pauses, ← → jump 10 seconds
          </Text>
        </span>
        <Button look="quiet" size="small" icon={<X size={18} aria-hidden />} onClick={onClose}>
          Close player
        </Button>
      </div>
    </>
  );
}

interface LessonPlayerProps {
  lesson: PlayedLesson;
  video: PlayableVideo;
  /** Where the server says to resume. */
  startSeconds: number;
  handle: PlayerRef;
  /** Starts without a click, after the lesson before has ended. */
  isAutoPlayed: boolean;
  /** Returns where to start: this device may know better. */
  onPlay: () => number;
  onSave: (log: WatchLog, isLeaving?: boolean) => void;
  onEnd: () => void;
}

/** A poster until it is clicked, so that nothing is loaded from another host before. */
export function LessonPlayer({ lesson, video, startSeconds, isAutoPlayed, ...events }: LessonPlayerProps) {
  const { handle, onPlay, onSave, onEnd } = events;
  const [startedAt, setStartedAt] = useState<number | null>(isAutoPlayed ? startSeconds : null);
  const poster = useRef<HTMLButtonElement>(null);
  const wasClosed = useRef(false);
  const place = useRef<HTMLElement>(null);
  const running = useRef<PlayerHandle>(null);
  const handleAutoPlay = useEffectEvent(() => {
    if (isAutoPlayed) onPlay();
  });
  useEffect(() => handleAutoPlay(), []);
  useEffect(() => {
    if (startedAt === null && wasClosed.current) poster.current?.focus();
  }, [startedAt]);

  useImperativeHandle(handle, () => ({
    seconds: () => running.current?.seconds() ?? startSeconds,
    seekTo: (second) => {
      place.current?.scrollIntoView({ block: "nearest" });
      if (running.current) running.current.seekTo(second);
      else {
        onPlay();
        setStartedAt(second);
      }
    },
    pause: () => running.current?.pause(),
    play: () => running.current?.play(),
  }));

  function handlePlay() {
    setStartedAt(onPlay());
  }

  function handleClose() {
    wasClosed.current = true;
    setStartedAt(null);
  }

  return (
    <section ref={place} className={styles.player} aria-label="Player">
      {startedAt === null ? (
        <button ref={poster} type="button" className={styles.poster} onClick={handlePlay}>
          <ReferenceImage lesson={lesson} cover={lesson.batch.course.cover} hasMarks={false} />
          <span className={styles.play}>
            <Play size={22} aria-hidden />
            {startSeconds !== video.startSeconds ? `Resume at ${clockTime(startSeconds)}` : "Play"}
          </span>
        </button>
      ) : (
        <RunningPlayer
          lesson={lesson}
          video={video}
          startSeconds={startedAt}
          handle={running}
          onSave={onSave}
          onEnd={onEnd}
          onClose={handleClose}
        />
      )}
    </section>
  );
}
