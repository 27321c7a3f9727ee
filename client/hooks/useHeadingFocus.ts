import { useEffect, useRef } from "react";
import { NavigationType, useNavigationType } from "react-router-dom";
import { isFocusLost } from "./isFocusLost";

/**
 * For a page's heading, which must take a focus (`tabIndex={-1}`). It gets the focus where whatever held it went with
 * the record or the page before. Opening an address by itself, and back and forward, leave the focus to the browser.
 */
export function useHeadingFocus(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isShown = useRef(false);
  const navigationType = useNavigationType();

  useEffect(() => {
    const isOpening = !isShown.current && navigationType === NavigationType.Pop;
    isShown.current = true;
    if (!isOpening && isFocusLost()) heading.current?.focus();
  }, [title, navigationType]);

  return heading;
}
