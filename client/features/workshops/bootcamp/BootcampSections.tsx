import type { ReactNode } from "react";
import { lazy } from "react";
import { BelowFold } from "../../../ui/BelowFold";
import { JumpLink } from "../../../ui/JumpLink";
import type { BootcampContent } from "./BootcampDetails";
import { BootcampHead } from "./BootcampHead";
import { BootcampHero } from "./BootcampHero";

const BootcampDetails = lazy(async () => ({
  default: (await import("./BootcampDetails")).BootcampDetails,
}));

interface BootcampSectionsProps {
  content: BootcampContent;
  /** Above everything. */
  note?: ReactNode;
}

/** The coding bootcamp, its seasons, and the questions of those that are open. */
export function BootcampSections({ content, note }: BootcampSectionsProps) {
  const { site, bootcamp, bootcampSeasons } = content;
  const hasOpen = bootcampSeasons.some(({ isLocked }) => !isLocked);

  return (
    <main id="main">
      {note}
      <BootcampHead bootcamp={bootcamp} academyName={site.academyName} />
      <BootcampHero
        bootcamp={bootcamp}
        secondAction={
          hasOpen && (
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
