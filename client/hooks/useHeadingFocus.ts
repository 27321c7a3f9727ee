import { useEffect, useEffectEvent, useRef } from "react";
import { NavigationType, useNavigationType } from "react-router-dom";
import { isFocusLost } from "./isFocusLost";

/** Focuses the heading (`tabIndex={-1}`) if the focused element left with the old page; not on load or Back. */
export function useHeadingFocus(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isShown = useRef(false);
  const navigationType = useNavigationType();

  const handleTitle = useEffectEvent(() => {
    const isOpening = !isShown.current && navigationType === NavigationType.Pop;
    isShown.current = true;
    if (!isOpening && isFocusLost()) heading.current?.focus();
  });
  useEffect(() => handleTitle(), [title]);

  return heading;
}
