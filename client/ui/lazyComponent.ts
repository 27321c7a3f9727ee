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

const RELOADED = "reloaded for a file";

/** Whether a reload would lose what a person typed or chose. */
function hasTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>("input:not([type=hidden]), textarea");
  const isChanged = ({ value, defaultValue, checked, defaultChecked }: HTMLInputElement) =>
    value !== defaultValue || checked !== defaultChecked;
  return [...fields].some(isChanged) || document.querySelector("[contenteditable=true]") !== null;
}

/** The server runs another release by now, which has no such file: its pages have others. Once, and never with typed text. */
async function reloadForNewRelease(error: unknown): Promise<never> {
  const [file] = /https?:\S+/.exec(String(error)) ?? [];
  const answer = file ? await fetch(file, { method: "HEAD" }).catch(() => null) : null;
  if (answer?.status !== 404 || hasTyped() || sessionStorage.getItem(RELOADED) === file) throw error;
  sessionStorage.setItem(RELOADED, file ?? "");
  window.location.reload();
  return new Promise(() => {});
}

/** The component that a module exports by this name; if the module fails to load, `Missing`, or the page's error. */
export function lazyComponent<Module, Name extends keyof Module>(
  load: Load<Module>,
  name: Name,
  Missing?: (props: PropsOf<Module[Name]>) => ReactNode,
): Module[Name] {
  const Part: ComponentType<object> = lazy(async () => {
    const loading = load().catch(reloadForNewRelease);
    const loaded = await (Missing ? loading.catch(() => null) : loading);
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
