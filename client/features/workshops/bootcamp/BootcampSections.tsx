import { lazy } from "react";
import { BelowFold } from "../../../ui/BelowFold";
import { JumpLink } from "../../../ui/JumpLink";
import type { BootcampContent } from "./BootcampDetails";
import { BootcampHead } from "./BootcampHead";
import { BootcampHero } from "./BootcampHero";
import { useOpenSeasons } from "./useOpenSeasons";

const BootcampDetails = lazy(async () => ({
  default: (await import("./BootcampDetails")).BootcampDetails,
}));

interface BootcampSectionsProps {
  content: BootcampContent;
}

/** The coding bootcamp, its seasons, and the questions of those that are not locked. */
export function BootcampSections({ content }: BootcampSectionsProps) {
  const { site, bootcamp, bootcampSeasons } = content;
  const [season] = useOpenSeasons(bootcampSeasons);
  const hasQuestions = bootcampSeasons.some(({ isLocked }) => !isLocked);

  return (
    <main id="main">
      <BootcampHead bootcamp={bootcamp} season={season} academyName={site.academyName} />
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
        <BootcampDetails {...content} />
      </BelowFold>
    </main>
  );
}
