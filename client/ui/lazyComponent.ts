import type { ComponentType, LazyExoticComponent, ReactNode } from "react";
import { lazy } from "react";

/** A chunk failed to load. Browsers may cache the failure, so only a reload retries. */
export const PART_MISSING =
  "Part of this page did not load. Please check your connection, then reload the page.";

type PropsOf<Part> = Part extends (props: infer Props) => ReactNode ? Props : never;
type Lazy<Part> = LazyExoticComponent<ComponentType<PropsOf<Part>>>;

/** The component that a module exports by this name; if the module fails to load, `Missing`, or the page's error. */
export function lazyComponent<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  Missing?: (props: PropsOf<Module[Name]>) => ReactNode,
): Lazy<Module[Name]> {
  return lazy(async () => {
    const loaded = await (Missing ? load().catch(() => null) : load());
    return { default: (loaded ? loaded[name] : Missing) as ComponentType<PropsOf<Module[Name]>> };
  });
}
