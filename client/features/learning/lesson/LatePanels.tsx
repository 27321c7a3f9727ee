import { Suspense, use } from "react";
import { useIsHydrated } from "../../../hooks/useIsHydrated";
import { Skeleton } from "../../../ui/page/Skeleton";
import type { LessonPanelsProps } from "../LessonPartsContext";
import { LessonPartsContext } from "../LessonPartsContext";

/** The anchor of questions and notes. */
export const PANELS = "questions";

/** Loads once the page is interactive: the video comes first. */
export function LatePanels(props: LessonPanelsProps) {
  const isHydrated = useIsHydrated();
  const { drawPanels } = use(LessonPartsContext);
  return (
    <section id={PANELS} aria-label="Questions and notes">
      {isHydrated ? (
        <Suspense fallback={<Skeleton count={4} />}>{drawPanels(props)}</Suspense>
      ) : (
        <Skeleton count={4} />
      )}
    </section>
  );
}
