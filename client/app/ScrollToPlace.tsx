import { useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { readHash } from "../paths";
import { becomeInteractive } from "../startup/startupState";

/**
 * Shows the place that a link leads to: the part that the address names, else the top of the page.
 * Stands beside the page inside its Suspense boundary, so it acts when the page is there. Back and forward are the browser's.
 */
export function ScrollToPlace() {
  const { pathname, hash, key } = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef<string | null>(null);

  useEffect(() => {
    const isSamePage = shown.current === pathname;
    shown.current = pathname;
    if (navigationType === NavigationType.Pop) return;
    // A list that is narrowed down by its address, or another tab, is looked at where it stands.
    if (navigationType === NavigationType.Replace && isSamePage && !hash) return;
    const { anchor } = readHash(hash);
    const place = anchor ? document.getElementById(decodeURIComponent(anchor)) : null;
    if (place) place.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [pathname, hash, key, navigationType]);

  useEffect(becomeInteractive, []);

  return null;
}
