/** What a player reports; every part may be missing. */
export interface PlayerReport {
  seconds?: number;
  isPlaying?: boolean;
  rate?: number;
}

export interface PlayerEvents {
  onReport: (report: PlayerReport) => void;
  onEnd: () => void;
  /** The video cannot be played here, such as a removed or private one. */
  onError: () => void;
}

export interface Player {
  play: () => void;
  pause: () => void;
  seekTo: (seconds: number) => void;
  setRate: (rate: number) => void;
  disconnect: () => void;
}

export const SPEEDS = [0.75, 1, 1.25, 1.5, 1.75, 2];
