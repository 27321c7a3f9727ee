import { lazy, Suspense } from "react";
import { BelowFold } from "../../ui/BelowFold";

const Footer = lazy(async () => ({ default: (await import("./Footer")).Footer }));

/** The footer under a page, where nobody is before they scroll. */
export function PageFooter() {
  return (
    <BelowFold>
      <Suspense>
        <Footer />
      </Suspense>
    </BelowFold>
  );
}
