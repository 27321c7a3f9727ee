import type { ReactNode } from "react";
import { Suspense, use, useEffect, useMemo, useState } from "react";
import { firstSign } from "../startup/firstSign";
import { countSleeper } from "../startup/sleepers";
import { useIsHydrated } from "../hooks/useIsHydrated";
import styles from "./BelowFold.module.css";

interface AsleepProps {
  children: ReactNode;
  onAwake: (isAwake: true) => void;
}

function Asleep({ children, onAwake }: AsleepProps) {
  if (typeof document !== "undefined") use(firstSign());
  useEffect(() => onAwake(true), [onAwake]);
  return children;
}

interface BelowFoldProps {
  children: ReactNode;
}

/**
 * What nobody sees without scrolling. The server draws it with the page; its program comes, if it is `lazy`, and runs once
 * somebody is at the page. On a page that the browser draws itself it is there at once.
 */
export function BelowFold({ children }: BelowFoldProps) {
  const [isFromServer] = useState(!useIsHydrated());
  const [isAwake, setIsAwake] = useState(!isFromServer);
  useEffect(() => (isAwake ? undefined : countSleeper()), [isAwake]);
  // React would throw away what the server drew if something else were to be drawn before it took over.
  const [drawn] = useState(children);
  const shown = isAwake ? children : drawn;
  const part = useMemo(
    () => (
      <Suspense>
        <Asleep onAwake={setIsAwake}>{shown}</Asleep>
      </Suspense>
    ),
    [shown],
  );
  return (
    <div className={styles.part} data-asleep={!isAwake || undefined}>
      {isFromServer ? part : children}
    </div>
  );
}
