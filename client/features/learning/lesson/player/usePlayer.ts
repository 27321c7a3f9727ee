import type { RefObject } from "react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { connectPlayer } from "./connectPlayer";
import type { PlayableVideo } from "../../../../../shared/videoLink";
import type { Player, PlayerEvents, PlayerProblem } from "./Player";
import { playerSpeed } from "./playerSpeed";
import { useSessionPause } from "./useSessionPause";
import { useSilence } from "./useSilence";
import type { Screen } from "./VideoScreen";
import { WatchLog } from "./WatchLog";

const SAVE_EVERY_MS = 15_000;
const JUMP_SECONDS = 10;

interface PlayerOptions {
  video: PlayableVideo;
  screen: RefObject<Screen | null>;
  startSeconds: number;
  onSave: (log: WatchLog, isLeaving?: boolean) => void;
  onEnd: () => void;
  onError: (problem: PlayerProblem) => void;
}

/** Connects to the player for as long as it is shown, and saves every 15 seconds, on a pause and when the page is hidden. */
export function usePlayer({ video, screen, startSeconds, onSave, onEnd, onError }: PlayerOptions) {
  const player = useRef<Player>(null);
  const log = useRef<WatchLog>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const { isSilent, setIsHeard } = useSilence();
  const handleEnd = useEffectEvent(onEnd);
  const handleError = useEffectEvent(onError);
  const save = useEffectEvent((isLeaving = false) => {
    if (log.current) onSave(log.current, isLeaving);
  });
  const start = useEffectEvent(() => new WatchLog(startSeconds));

  useEffect(() => {
    const shown = screen.current;
    if (!shown) return;
    const watched = start();
    log.current = watched;
    let isGone = false;
    const events: PlayerEvents = {
      onReport: (report) => {
        setIsHeard(true);
        const wasPlaying = watched.isPlaying;
        watched.note(report, performance.now());
        if (watched.isPlaying === wasPlaying) return;
        setIsPlaying(watched.isPlaying);
        if (wasPlaying) save();
        else player.current?.setRate(playerSpeed());
      },
      onEnd: () => {
        save();
        handleEnd();
      },
      onError: handleError,
    };
    connectPlayer(video.kind, shown, events).then(
      (connected) => {
        if (isGone) connected.disconnect();
        else player.current = connected;
      },
      () => handleError("failed"),
    );
    return () => {
      isGone = true;
      player.current?.disconnect();
      player.current = null;
    };
  }, [screen, setIsHeard, video.kind]);

  useSessionPause(player, log);

  useEffect(() => {
    const timer = setInterval(() => {
      if (log.current?.isPlaying) save();
    }, SAVE_EVERY_MS);
    const handleHidden = () => {
      if (document.visibilityState === "hidden") save(true);
    };
    const handleLeaving = () => save(true);
    document.addEventListener("visibilitychange", handleHidden);
    window.addEventListener("pagehide", handleLeaving);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", handleHidden);
      window.removeEventListener("pagehide", handleLeaving);
      save();
    };
  }, []);

  return {
    isSilent,
    toggle: () => (isPlaying ? player.current?.pause() : player.current?.play()),
    jump: (direction: 1 | -1) =>
      player.current?.seekTo(Math.max(0, (log.current?.seconds ?? 0) + direction * JUMP_SECONDS)),
    setRate: (rate: number) => player.current?.setRate(rate),
    seconds: () => log.current?.seconds ?? startSeconds,
    seekTo: (second: number) => player.current?.seekTo(second),
    pause: () => player.current?.pause(),
    play: () => player.current?.play(),
  };
}
