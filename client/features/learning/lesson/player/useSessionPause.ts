import { useReactiveVar } from "@apollo/client/react";
import type { RefObject } from "react";
import { useEffect, useRef } from "react";
import { hasSessionEnded, signInCount } from "../../../../apollo/sessionEnd";
import type { Player } from "./Player";
import type { WatchLog } from "./WatchLog";

/** Pauses behind the dialog that asks to sign in again, and goes on at the same second after it. */
export function useSessionPause(player: RefObject<Player | null>, log: RefObject<WatchLog | null>): void {
  const hasEnded = useReactiveVar(hasSessionEnded);
  const signIns = useReactiveVar(signInCount);
  const pausedAt = useRef<number>(null);

  useEffect(() => {
    if (!hasEnded || !log.current?.isPlaying) return;
    pausedAt.current = signInCount();
    player.current?.pause();
  }, [hasEnded, player, log]);

  useEffect(() => {
    if (pausedAt.current === null || hasEnded) return;
    if (signIns > pausedAt.current) player.current?.play();
    pausedAt.current = null;
  }, [hasEnded, signIns, player]);
}
