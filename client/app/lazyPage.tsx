import type { ReactElement, ReactNode } from "react";
import { Route } from "react-router-dom";
import { lazyComponent } from "../ui/lazyComponent";

type Page = () => ReactNode;

/** Only exports that are pages: components without properties. */
type Addresses<Module> = {
  [Name in keyof Module as Module[Name] extends Page ? Name : never]?: string;
};

/** A module's lazy pages as routes: the name of each export, and its address below `base`. */
export function lazyPage<Module extends object>(
  load: () => Promise<Module>,
  addresses: Addresses<Module>,
  base = "",
): ReactElement[] {
  return Object.entries(addresses as Record<string, string>).map(([name, address]) => {
    const Page = lazyComponent(load as () => Promise<Record<string, Page>>, name);
    return <Route key={address} path={address.slice(base.length)} element={<Page />} />;
  });
}
