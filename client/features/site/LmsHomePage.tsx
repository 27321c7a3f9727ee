import { useSuspenseQuery } from "@apollo/client/react";
import { lazy } from "react";
import { ogPicture, paths } from "../../paths";
import { BelowFold } from "../../ui/BelowFold";
import { PageHead } from "../../ui/PageHead";
import { useViewer } from "../auth/useViewer";
import { LmsHomeDocument } from "./LmsHome.generated";
import { LmsHero } from "./LmsHero";

const LmsHomeSections = lazy(async () => ({ default: (await import("./LmsHomeSections")).LmsHomeSections }));

/** `/lms`: the door to the learning portal. */
export function LmsHomePage() {
  const viewer = useViewer();
  const { data } = useSuspenseQuery(LmsHomeDocument, { variables: { isSignedIn: viewer !== null } });
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
      <LmsHero academyName={academyName} isSignedIn={viewer !== null} />
      <BelowFold>
        <LmsHomeSections {...data} />
      </BelowFold>
    </main>
  );
}
