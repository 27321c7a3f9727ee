import { useEffect } from "react";

/** What `data-startup` says: README.md beside this file draws it. */
export type StartupState = "rendered" | "interactive" | "live";

let waiting: (() => void)[] = [];

/** Whether a part of the page waits for its hydration. */
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

/** Tells `earlyInput` that React has handled the click: its own handlers never run for what is not hydrated. */
export function announceClick(): void {
  dispatchEvent(new Event("click-delivered"));
}

/** Runs it once no part waits any more. */
export function whenLive(act: () => void): void {
  if (isAnyPartRendered()) waiting.push(act);
  else act();
}

/** The `data-startup` of a part that hydrates apart from the page. */
export function usePartStartup(isHydrated: boolean): StartupState {
  useEffect(() => {
    settle();
    return settle;
  }, [isHydrated]);
  return isHydrated ? "live" : "rendered";
}
