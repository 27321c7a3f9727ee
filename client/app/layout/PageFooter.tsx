import { Suspense } from "react";
import { BelowFold } from "../../ui/page/BelowFold";
import { lazyComponent } from "../../ui/lazyComponent";

const Footer = lazyComponent(() => import("./Footer"), "Footer");

interface PageFooterProps {
  isShort?: boolean;
}

export function PageFooter({ isShort }: PageFooterProps) {
  return (
    <BelowFold>
      <Suspense>
        <Footer isShort={isShort} />
      </Suspense>
    </BelowFold>
  );
}
