import type { ComponentType, LazyExoticComponent, ReactNode } from "react";
import { lazy } from "react";

type PropsOf<Part> = Part extends (props: infer Props) => ReactNode ? Props : never;

/** The component that a module exports by this name. */
export function lazyComponent<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): LazyExoticComponent<ComponentType<PropsOf<Module[Name]>>> {
  return lazy(async () => ({ default: (await load())[name] as ComponentType<PropsOf<Module[Name]>> }));
}
