import type { ComponentType, LazyExoticComponent } from "react";
import { lazy } from "react";

/** `lazy` for a component that is a named export. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load() }));
}
