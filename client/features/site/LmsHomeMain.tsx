import type { ReactNode } from "react";
import { lazy } from "react";
import { ogPicture, paths } from "../../paths";
import { BelowFold } from "../../ui/BelowFold";
import { PageHead } from "../../ui/PageHead";
import type { LmsHomeQuery } from "./LmsHome.generated";
import { LmsHero } from "./LmsHero";

const LmsHomeSections = lazy(async () => ({ default: (await import("./LmsHomeSections")).LmsHomeSections }));

interface LmsHomeMainProps {
  content: LmsHomeQuery;
  isSignedIn: boolean;
  /** Says above it that visitors do not get it like this. */
  note?: ReactNode;
}

/** What the portal holds, what learners say and ask, and the way in. */
export function LmsHomeMain({ content, isSignedIn, note }: LmsHomeMainProps) {
  const { academyName } = content.site;

  return (
    <main id="main">
      {note}
      <PageHead
        title="Learning portal"
        description={`The learning portal of ${academyName}: courses and their prices, the next batches, and the way to your videos.`}
        path={paths.lms}
        picture={ogPicture("site", "lms")}
        pictured={content.courses.length}
      />
      <LmsHero texts={content.pageTexts} isSignedIn={isSignedIn} />
      <BelowFold>
        <LmsHomeSections {...content} />
      </BelowFold>
    </main>
  );
}
