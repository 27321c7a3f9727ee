import type { ComponentType, ReactNode } from "react";
import { createContext, createElement, lazy, use } from "react";

/** A chunk failed to load. Browsers may cache the failure, so only a reload retries. */
export const PART_MISSING =
  "Part of this page didn’t load. Please check your connection, then reload the page.";

type PropsOf<Part> = Part extends (props: infer Props) => ReactNode ? Props : never;

/** On the server: names a lazy module's files in the page's HTML, so that the browser fetches them in one step. */
export const NameFilesContext = createContext<((module: string) => void) | null>(null);

/** `file` is set in the server's build alone, by `namedLazyModules` of scripts/bundling. */
type Load<Module> = (() => Promise<Module>) & { file?: string };

/** The component that a module exports by this name; if the module fails to load, `Missing`, or the page's error. */
export function lazyComponent<Module, Name extends keyof Module>(
  load: Load<Module>,
  name: Name,
  Missing?: (props: PropsOf<Module[Name]>) => ReactNode,
): Module[Name] {
  const Part: ComponentType<object> = lazy(async () => {
    const loaded = await (Missing ? load().catch(() => null) : load());
    return { default: (loaded ? loaded[name] : Missing) as ComponentType<object> };
  });
  const { file } = load;
  if (!file) return Part as Module[Name];
  function Named(props: object) {
    use(NameFilesContext)?.(file ?? "");
    return createElement(Part, props);
  }
  return Named as Module[Name];
}
