import type { ComponentType, LazyExoticComponent } from "react";
import { lazy } from "react";

export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load() }));
}
