import type { ReactNode } from "react";
import { Suspense, useLayoutEffect, useMemo, useState } from "react";
import { useIsHydrated } from "../hooks/useIsHydrated";
import { usePartStartup } from "./startupState";

interface HydratedProps {
  children: ReactNode;
  onHydrated: () => void;
}

function Hydrated({ children, onHydrated }: HydratedProps) {
  useLayoutEffect(onHydrated, [onHydrated]);
  return children;
}

interface LazyPartProps {
  children: ReactNode;
  /** For client renders only. */
  fallback?: ReactNode;
  onHydrated?: () => void;
}

/** For a chunk that loads late: the server's HTML stays in its place until then. */
export function LazyPart({ children, fallback, onHydrated }: LazyPartProps) {
  const [isHydrated, setIsHydrated] = useState(useIsHydrated());
  // A part that leaves before it hydrates must not keep the page waiting.
  usePartStartup(isHydrated);
  // React would replace the server's HTML by the fallback if anything else were rendered here before hydration.
  const [first] = useState({ children, fallback });
  const shown = isHydrated ? children : first.children;
  return useMemo(() => {
    const handleHydrated = () => {
      setIsHydrated(true);
      onHydrated?.();
    };
    return (
      <Suspense fallback={first.fallback}>
        <Hydrated onHydrated={handleHydrated}>{shown}</Hydrated>
      </Suspense>
    );
  }, [shown, first, onHydrated]);
}
