import { skipToken, useSuspenseQuery } from "@apollo/client/react";
import { ogPicture, paths } from "../../paths";
import { useViewer } from "../../features/auth/useViewer";
import { BelowFold } from "../../ui/page/BelowFold";
import { PageHead } from "../../ui/page/PageHead";
import { lazyComponent } from "../../ui/lazyComponent";
import { LmsContinueDocument, LmsHomeDocument } from "./LmsHome.generated";
import { LmsHero } from "./LmsHero";

const LmsHomeSections = lazyComponent(() => import("./LmsHomeSections"), "LmsHomeSections");

export function LmsHomePage() {
  const isSignedIn = useViewer() !== null;
  const { data } = useSuspenseQuery(LmsHomeDocument);
  const own = useSuspenseQuery(LmsContinueDocument, isSignedIn ? {} : skipToken).data;
  const { academyName } = data.site;

  return (
    <main id="main">
      <PageHead
        title="Learning portal"
        description={`The learning portal of ${academyName}: courses and their prices, the next batches, and the way to your videos.`}
        path={paths.lms}
        picture={ogPicture("site", "lms")}
        pictured={data.courses.length}
      />
      <LmsHero texts={data.pageTexts} isSignedIn={isSignedIn} last={own?.continueLearning[0]} />
      <BelowFold>
        <LmsHomeSections {...data} continueLearning={own?.continueLearning} />
      </BelowFold>
    </main>
  );
}
