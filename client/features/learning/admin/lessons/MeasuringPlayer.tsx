import { useEffect, useEffectEvent, useRef } from "react";
import { connectPlayer } from "../../lesson/player/connectPlayer";
import type { PlayableVideo } from "../../../../../shared/videoLink";
import type { Player } from "../../lesson/player/Player";
import type { Screen } from "../../lesson/player/VideoScreen";
import { VideoScreen } from "../../lesson/player/VideoScreen";

const PATIENCE_MS = 15_000;

interface MeasuringPlayerProps {
  video: PlayableVideo;
  /** Null if the player does not say. */
  onDuration: (seconds: number | null) => void;
}

/** Plays without sound until the player says how long the video is. */
export function MeasuringPlayer({ video, onDuration }: MeasuringPlayerProps) {
  const screen = useRef<Screen>(null);
  const handleDuration = useEffectEvent(onDuration);

  useEffect(() => {
    let player: Player | null = null;
    let isDone = false;
    const finish = (seconds: number | null) => {
      if (isDone) return;
      isDone = true;
      handleDuration(seconds);
    };
    const patience = setTimeout(() => finish(null), PATIENCE_MS);
    if (screen.current)
      connectPlayer(video.kind, screen.current, {
        onReport: ({ duration }) => {
          if (duration) finish(duration);
        },
        onEnd: () => {},
        onError: () => finish(null),
      }).then(
        (connected) => {
          player = connected;
          if (isDone) connected.disconnect();
        },
        () => finish(null),
      );
    return () => {
      isDone = true;
      clearTimeout(patience);
      player?.disconnect();
    };
  }, [video]);

  return (
    <VideoScreen video={video} title="The video being measured" startSeconds={0} screen={screen} isMuted />
  );
}
