import type { RefObject } from "react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { connectFile } from "./filePlayer";
import type { PlayableVideo } from "./playableVideo";
import type { Player, PlayerEvents } from "./Player";
import { playerSpeed } from "./playerSpeed";
import { WatchLog } from "./WatchLog";
import { connectYouTube } from "./youTubePlayer";

const SAVE_EVERY_MS = 15_000;
const JUMP_SECONDS = 10;

export type Screen = HTMLIFrameElement | HTMLVideoElement;

interface PlayerOptions {
  video: PlayableVideo;
  screen: RefObject<Screen | null>;
  startSeconds: number;
  onSave: (log: WatchLog, isLeaving?: boolean) => void;
  onEnd: () => void;
  onError: () => void;
}

async function connect(kind: PlayableVideo["kind"], screen: Screen, events: PlayerEvents): Promise<Player> {
  if (screen instanceof HTMLVideoElement) return connectFile(screen, events);
  if (kind === "youtube") return connectYouTube(screen, events);
  const { connectVimeo } = await import("./vimeoPlayer");
  return connectVimeo(screen, events);
}

/** Connects to the player for as long as it is shown, and saves every 15 seconds, on a pause and when the page is hidden. */
export function usePlayer({ video, screen, startSeconds, onSave, onEnd, onError }: PlayerOptions) {
  const player = useRef<Player>(null);
  const log = useRef<WatchLog>(null);
  const [isPlaying, setIsPlaying] = useState(false);
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
      onError: () => handleError(),
    };
    connect(video.kind, shown, events).then(
      (connected) => {
        if (isGone) connected.disconnect();
        else player.current = connected;
      },
      () => handleError(),
    );
    return () => {
      isGone = true;
      player.current?.disconnect();
      player.current = null;
    };
  }, [screen, video.kind]);

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
    isPlaying,
    toggle: () => (isPlaying ? player.current?.pause() : player.current?.play()),
    jump: (direction: 1 | -1) => {
      const seconds = Math.max(0, (log.current?.seconds ?? 0) + direction * JUMP_SECONDS);
      player.current?.seekTo(seconds);
    },
    setRate: (rate: number) => player.current?.setRate(rate),
    seconds: () => log.current?.seconds ?? startSeconds,
    seekTo: (second: number) => player.current?.seekTo(second),
  };
}
