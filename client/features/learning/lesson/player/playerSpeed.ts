import { SPEEDS } from "./Player";

const STORAGE_KEY = "player-speed";

/** The speed that this browser's learner chose last. */
export function playerSpeed(): number {
  const speed = Number(localStorage.getItem(STORAGE_KEY));
  return SPEEDS.includes(speed) ? speed : 1;
}

export function keepPlayerSpeed(speed: number): void {
  localStorage.setItem(STORAGE_KEY, String(speed));
}
