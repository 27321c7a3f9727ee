import { useEffect } from "react";

const QUESTION = "What you typed here is not saved. Leave this page without saving?";

/** How many forms on the page hold something that is not saved. */
let unsaved = 0;

function warnOfLoss(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** The link of this site that a click would follow in this tab, away from the page. */
function leavingLink(event: MouseEvent): HTMLAnchorElement | null {
  const isElsewhere = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || isElsewhere || link.target === "_blank") return null;
  return link.origin === location.origin && link.pathname === location.pathname ? null : link;
}

function askBeforeLeaving(event: MouseEvent): void {
  if (!leavingLink(event) || window.confirm(QUESTION)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Asks before a link is followed or the page is closed while something typed would be lost. */
export function useUnsavedWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    if (unsaved === 0) {
      window.addEventListener("beforeunload", warnOfLoss);
      window.addEventListener("click", askBeforeLeaving, true);
    }
    unsaved += 1;
    return () => {
      unsaved -= 1;
      if (unsaved > 0) return;
      window.removeEventListener("beforeunload", warnOfLoss);
      window.removeEventListener("click", askBeforeLeaving, true);
    };
  }, [isUnsaved]);
}
