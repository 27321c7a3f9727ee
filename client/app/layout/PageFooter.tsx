import { Suspense } from "react";
import { BelowFold } from "../../ui/page/BelowFold";
import { lazyComponent } from "../../ui/lazyComponent";

const Footer = lazyComponent(() => import("./Footer"), "Footer");

export function PageFooter() {
  return (
    <BelowFold>
      <Suspense>
        <Footer />
      </Suspense>
    </BelowFold>
  );
}
