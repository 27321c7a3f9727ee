import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False during hydration, when the browser must render what the server rendered. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
