import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the browser has taken the page over: until then it draws what the server drew, and knows no more. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
