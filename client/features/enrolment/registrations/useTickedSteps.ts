import { useState } from "react";
import { useIsHydrated } from "../../../hooks/useIsHydrated";

/** "first" is that the order is the person's first. */
type TickedStep = "first" | "group" | "prepare";

function readSteps(key: string): string[] {
  try {
    return localStorage.getItem(key)?.split(" ") ?? [];
  } catch {
    // Some browsers refuse.
    return [];
  }
}

/** What this browser remembers of an order's steps; nothing where it stores nothing. */
export function useTickedSteps(orderId: string) {
  const key = `order-steps-${orderId}`;
  const isHydrated = useIsHydrated();
  const [own, setOwn] = useState<string[] | null>(null);
  const ticked = own ?? (isHydrated ? readSteps(key) : []);

  function tick(step: TickedStep, isDone: boolean) {
    const next = [...ticked.filter((one) => one !== step), ...(isDone ? [step] : [])];
    setOwn(next);
    try {
      localStorage.setItem(key, next.join(" "));
    } catch {
      // It is ticked until the page is left.
    }
  }

  return { isTicked: (step: TickedStep) => ticked.includes(step), tick };
}
