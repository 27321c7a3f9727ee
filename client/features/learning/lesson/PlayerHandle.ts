import type { RefObject } from "react";
import { useEffect, useState } from "react";

/** What the panels beside a player may do with it. */
export interface PlayerHandle {
  seconds: () => number;
  /** Starts the player there if it is not running. */
  seekTo: (second: number) => void;
  pause: () => void;
  /** Goes on after a pause. */
  play: () => void;
}

export type PlayerRef = RefObject<PlayerHandle | null>;

/** Where the player is, in whole seconds; 0 for a lesson without a player. */
export function usePlayerSecond(player: PlayerRef): number {
  const [second, setSecond] = useState(0);
  useEffect(() => {
    const read = () => setSecond(Math.floor(player.current?.seconds() ?? 0));
    read();
    const timer = setInterval(read, 1000);
    return () => clearInterval(timer);
  }, [player]);
  return second;
}
