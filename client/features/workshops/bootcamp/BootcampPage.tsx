import { useSuspenseQuery } from "@apollo/client/react";
import { lazyComponent } from "../../../ui/lazyComponent";
import { BelowFold } from "../../../ui/page/BelowFold";
import { JumpLink } from "../../../ui/page/JumpLink";
import { BootcampDocument } from "./Bootcamp.generated";
import { useSeasonOfferings } from "../join/useSeasonOfferings";
import { BootcampHead, BootcampHero, NoBootcamp } from "./BootcampHero";

const BootcampDetails = lazyComponent(() => import("./BootcampDetails"), "BootcampDetails");

export function BootcampPage() {
  const { bootcamp, bootcampSeasons } = useSuspenseQuery(BootcampDocument).data;
  const season = useSeasonOfferings(bootcampSeasons).find(({ takesRegistrations }) => takesRegistrations);
  const hasQuestions = bootcampSeasons.some(({ isLocked }) => !isLocked);
  if (!bootcamp) return <NoBootcamp />;

  return (
    <main id="main">
      <BootcampHead bootcamp={bootcamp} season={season} />
      <BootcampHero
        bootcamp={bootcamp}
        seasons={bootcampSeasons}
        secondAction={
          hasQuestions && (
            <JumpLink look="plain" to="levels">
              See the questions
            </JumpLink>
          )
        }
      />
      <BelowFold>
        <BootcampDetails bootcamp={bootcamp} bootcampSeasons={bootcampSeasons} />
      </BelowFold>
    </main>
  );
}
