/** What a player reports; every part may be missing. */
export interface PlayerReport {
  seconds?: number;
  isPlaying?: boolean;
  rate?: number;
  /** The video's length in seconds. */
  duration?: number;
}

/** Why a video cannot be played here. */
export type PlayerProblem =
  | "gone" // removed, or private
  | "blocked" // its owner allows it on the host's own page only
  | "failed";

export interface PlayerEvents {
  onReport: (report: PlayerReport) => void;
  onEnd: () => void;
  onError: (problem: PlayerProblem) => void;
}

export interface Player {
  play: () => void;
  pause: () => void;
  seekTo: (seconds: number) => void;
  setRate: (rate: number) => void;
  disconnect: () => void;
}

export const SPEEDS = [0.75, 1, 1.25, 1.5, 1.75, 2];
