import type { ReactNode } from "react";
import { Suspense, use, useLayoutEffect, useMemo, useState } from "react";
import { useIsHydrated } from "../../hooks/useIsHydrated";
import { firstInteraction } from "../../startup/firstInteraction";
import { usePartStartup } from "../../startup/startupState";
import styles from "./BelowFold.module.css";

interface LateProps {
  children: ReactNode;
  onHydrated: (isHydrated: true) => void;
}

/** Suspends hydration until the first sign of a person. */
function Late({ children, onHydrated }: LateProps) {
  if (typeof document !== "undefined") use(firstInteraction());
  useLayoutEffect(() => onHydrated(true), [onHydrated]);
  return children;
}

interface BelowFoldProps {
  children: ReactNode;
}

/** The server renders it; its chunk loads and hydrates at the first sign of a person. Client renders are immediate. */
export function BelowFold({ children }: BelowFoldProps) {
  const [isFromServer] = useState(!useIsHydrated());
  const [isHydrated, setIsHydrated] = useState(!isFromServer);
  const startup = usePartStartup(isHydrated);
  // React would discard the server's HTML if anything else were rendered here before hydration.
  const [first] = useState(children);
  const shown = isHydrated ? children : first;
  const part = useMemo(
    () => (
      <Suspense>
        <Late onHydrated={setIsHydrated}>{shown}</Late>
      </Suspense>
    ),
    [shown],
  );
  return (
    <div className={styles.part} data-startup={startup}>
      {isFromServer ? part : children}
    </div>
  );
}
