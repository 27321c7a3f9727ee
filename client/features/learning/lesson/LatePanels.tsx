import { Suspense } from "react";
import { useIsHydrated } from "../../../hooks/useIsHydrated";
import { PART_MISSING, lazyComponent } from "../../../ui/lazyComponent";
import { Notice } from "../../../ui/Notice";
import { Skeleton } from "../../../ui/page/Skeleton";
import type { LessonPanelsProps } from "../panels/LessonPanels";

function MissingPanels() {
  return (
    <Notice tone="problem" title="Questions and notes did not load">
      <p>{PART_MISSING}</p>
    </Notice>
  );
}

// A failure must not take the player away.
const LessonPanels = lazyComponent(() => import("../panels/LessonPanels"), "LessonPanels", MissingPanels);

/** The anchor of questions and notes. */
export const PANELS = "questions";

/** Loads once the page is interactive: the video comes first. */
export function LatePanels(props: LessonPanelsProps) {
  const isHydrated = useIsHydrated();
  return (
    <section id={PANELS} aria-label="Questions and notes">
      {isHydrated ? (
        <Suspense fallback={<Skeleton count={4} />}>
          <LessonPanels {...props} />
        </Suspense>
      ) : (
        <Skeleton count={4} />
      )}
    </section>
  );
}
