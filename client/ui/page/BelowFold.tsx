import type { ReactNode } from "react";
import { use, useCallback, useState } from "react";
import { useIsHydrated } from "../../hooks/useIsHydrated";
import { firstInteraction } from "../../startup/firstInteraction";
import { usePartStartup } from "../../startup/startupState";
import { NameFilesContext } from "../lazyComponent";
import styles from "./BelowFold.module.css";
import { LazyPart } from "../../startup/LazyPart";

interface BelowFoldProps {
  children: ReactNode;
}

/** Suspends hydration until the first sign of a person. */
function Late({ children }: BelowFoldProps) {
  if (typeof document !== "undefined") use(firstInteraction());
  return children;
}

/** The server renders it; its chunk loads and hydrates at the first sign of a person. Client renders are immediate. */
export function BelowFold({ children }: BelowFoldProps) {
  const [isFromServer] = useState(!useIsHydrated());
  const [isHydrated, setIsHydrated] = useState(!isFromServer);
  const startup = usePartStartup(isHydrated);
  const handleHydrated = useCallback(() => setIsHydrated(true), []);
  return (
    <div className={styles.part} data-startup={startup}>
      {isFromServer ? (
        <LazyPart onHydrated={handleHydrated}>
          <Late>
            <NameFilesContext value={null}>{children}</NameFilesContext>
          </Late>
        </LazyPart>
      ) : (
        children
      )}
    </div>
  );
}
