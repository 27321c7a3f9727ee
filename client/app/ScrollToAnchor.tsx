import { useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { readHash } from "../../shared/paths";
import { becomeInteractive } from "../startup/startupState";

/** Scrolls to the hash or the top; the browser handles Back and Forward. Waits inside the page's Suspense. */
export function ScrollToAnchor() {
  const { pathname, hash, key } = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef<string | null>(null);

  useEffect(() => {
    const isSamePage = shown.current === pathname;
    shown.current = pathname;
    if (navigationType === NavigationType.Pop) return;
    // A filtered list or another tab keeps its scroll position.
    if (navigationType === NavigationType.Replace && isSamePage && !hash) return;
    const { anchor } = readHash(hash);
    const place = anchor ? document.getElementById(decodeURIComponent(anchor)) : null;
    place?.closest("details")?.setAttribute("open", "");
    if (place) place.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [pathname, hash, key, navigationType]);

  useEffect(becomeInteractive, []);

  return null;
}
