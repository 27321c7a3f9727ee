import { useEffect } from "react";
import { setStepListener } from "../startup/historySteps";

const QUESTION = "What you typed here is not saved. Leave this page without saving?";

/** The question of each thing on the page that would be lost. */
const questions: string[] = [];

/** Whether the person has agreed to lose what was typed so far. */
let isGivenUp = false;

/** Whether the page may be left: nothing would be lost, or the person says so; then the browser does not ask again. */
export function mayLeave(): boolean {
  const question = questions.at(-1);
  if (question === undefined) return true;
  isGivenUp = window.confirm(question);
  return isGivenUp;
}

/** The next navigation loses nothing that matters, or has to happen: nobody is asked. */
export function leaveWithoutAsking(): void {
  isGivenUp = true;
}

function takeBack(): void {
  isGivenUp = false;
}

function warnOfLoss(event: BeforeUnloadEvent): void {
  if (!isGivenUp) event.preventDefault();
}

/** The link of this site that a click would follow in this tab, away from the page. */
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
  // Whoever stays looks at what they typed, not at the menu that the link stands in.
  link.closest<HTMLElement>("[popover]")?.hidePopover();
}

/** Where the form stands in the tab's history: its path, and the place that the router notes in each of its entries. */
let here = { path: "", place: 0 };
/** Whether the next step through the history is our own, back to the form. */
let isReturning = false;

function placeInHistory(): number | null {
  const state: unknown = window.history.state;
  const isNoted = typeof state === "object" && state !== null && "idx" in state;
  return isNoted && typeof state.idx === "number" ? state.idx : null;
}

function noteWhere(): void {
  here = { path: location.pathname, place: placeInHistory() ?? here.place };
}

/** Back and Forward: the address has changed already, and the router has not heard of it. */
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
  // Where the router noted nothing, it was most likely one step back; no step at all would load the page anew.
  window.history.go(here.place - (placeInHistory() ?? here.place - 1) || 1);
}

const LISTENERS = [
  ["beforeunload", warnOfLoss],
  ["input", takeBack],
  ["click", askBeforeLeaving],
] as [string, EventListener][];

/** Asks before a link is followed, Back is pressed or the page is closed while something typed would be lost. */
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
