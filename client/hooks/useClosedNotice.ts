import { useReducer, useSyncExternalStore } from "react";
import { usePageFacts } from "../ui/page/PageFacts";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

const never = () => () => {};

function isClosedHere(name: string): boolean {
  return document.cookie.split("; ").includes(`closed-notice=${name}`);
}

/** Stored in a cookie, so that the server omits a closed notice and nothing shifts. */
export function useClosedNotice(name: string): { isClosed: boolean; close: () => void } {
  const { closedNotice } = usePageFacts();
  const [, readAgain] = useReducer((count: number) => count + 1, 0);
  const isClosed = useSyncExternalStore(
    never,
    () => isClosedHere(name),
    () => closedNotice === name,
  );

  function close() {
    document.cookie = `closed-notice=${name}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
    readAgain();
  }

  return { isClosed, close };
}
