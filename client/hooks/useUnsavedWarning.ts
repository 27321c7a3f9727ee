import { useEffect } from "react";
import { setStepListener } from "../startup/historySteps";

const QUESTION = "What you typed here isn’t saved. Leave this page without saving?";

const questions: string[] = [];

let isGivenUp = false;

/** Asks if something would be lost; after a yes, the browser does not ask again. */
export function mayLeave(): boolean {
  const question = questions.at(-1);
  if (question === undefined) return true;
  isGivenUp = window.confirm(question);
  return isGivenUp;
}

/** For a navigation that loses nothing that matters, or has to happen. */
export function leaveWithoutAsking(): void {
  isGivenUp = true;
}

function takeBack(): void {
  isGivenUp = false;
}

function warnOfLoss(event: BeforeUnloadEvent): void {
  if (!isGivenUp) event.preventDefault();
}

function leavingLink(event: MouseEvent): HTMLAnchorElement | null {
  const isElsewhere = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || isElsewhere || link.target === "_blank") return null;
  return link.origin === location.origin && link.pathname === location.pathname ? null : link;
}

function askBeforeLeaving(event: MouseEvent): void {
  const link = leavingLink(event);
  if (!link || mayLeave()) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  // The person stays: close the menu around the link.
  link.closest<HTMLElement>("[popover]")?.hidePopover();
}

/** The form's history entry: its path and the router's index. */
let here = { path: "", place: 0 };
/** The next history step is our own, back to the form. */
let isReturning = false;

function placeInHistory(): number | null {
  const state: unknown = window.history.state;
  const isNoted = typeof state === "object" && state !== null && "idx" in state;
  return isNoted && typeof state.idx === "number" ? state.idx : null;
}

function noteWhere(): void {
  here = { path: location.pathname, place: placeInHistory() ?? here.place };
}

/** For Back and Forward: the URL has changed already, and the router has not reacted yet. */
function askBeforeStepping(event: PopStateEvent): void {
  const isBack = isReturning;
  isReturning = false;
  if (location.pathname === here.path) {
    if (isBack) event.stopImmediatePropagation();
    return noteWhere();
  }
  if (mayLeave()) return;
  event.stopImmediatePropagation();
  isReturning = true;
  // Without a router index, assumes one step back; `go(0)` would reload the page.
  window.history.go(here.place - (placeInHistory() ?? here.place - 1) || 1);
}

const LISTENERS = [
  ["beforeunload", warnOfLoss],
  ["input", takeBack],
  ["click", askBeforeLeaving],
] as [string, EventListener][];

/** Asks before a link, Back or closing the page loses typed text. */
export function useUnsavedWarning(isUnsaved: boolean, question = QUESTION): void {
  useEffect(() => {
    if (!isUnsaved) return;
    if (questions.length === 0) {
      takeBack();
      noteWhere();
      setStepListener(askBeforeStepping);
      for (const [type, listener] of LISTENERS) window.addEventListener(type, listener, true);
    }
    questions.push(question);
    return () => {
      questions.splice(questions.indexOf(question), 1);
      if (questions.length > 0) return;
      setStepListener(null);
      for (const [type, listener] of LISTENERS) window.removeEventListener(type, listener, true);
    };
  }, [isUnsaved, question]);
}
