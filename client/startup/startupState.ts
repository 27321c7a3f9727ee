import { useEffect } from "react";

/** README.md beside this file has the diagram. */
export type StartupState = "rendered" | "interactive" | "live";

let waiting: (() => void)[] = [];

export function isAnyPartRendered(): boolean {
  return document.body.querySelector('[data-startup="rendered"]') !== null;
}

function settle(): void {
  if (isAnyPartRendered()) return;
  const { dataset } = document.documentElement;
  if (dataset.startup === "interactive") dataset.startup = "live";
  const acts = waiting;
  waiting = [];
  acts.forEach((act) => act());
}

/** The page in the frame is hydrated; parts of it may still wait. */
export function becomeInteractive(): void {
  const { dataset } = document.documentElement;
  if (dataset.startup === "rendered") dataset.startup = "interactive";
  settle();
}

/** Tells `earlyInput` that React delivered the click: its handlers never run before hydration. */
export function announceClick(): void {
  dispatchEvent(new Event("click-delivered"));
}

export function whenLive(act: () => void): void {
  if (isAnyPartRendered()) waiting.push(act);
  else act();
}

export function usePartStartup(isHydrated: boolean): StartupState {
  useEffect(() => {
    settle();
    return settle;
  }, [isHydrated]);
  return isHydrated ? "live" : "rendered";
}
