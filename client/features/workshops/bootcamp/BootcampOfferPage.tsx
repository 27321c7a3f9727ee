import { useSuspenseQuery } from "@apollo/client/react";
import { paths } from "../../../../shared/paths";
import { ButtonLink } from "../../../ui/Button";
import { lazyComponent } from "../../../ui/lazyComponent";
import { BelowFold } from "../../../ui/page/BelowFold";
import { useSeasonOfferings } from "../join/useSeasonOfferings";
import { BootcampHead, BootcampHero, NoBootcamp } from "./BootcampHero";
import { BootcampOfferDocument } from "./BootcampOffer.generated";

const BootcampOfferDetails = lazyComponent(() => import("./BootcampOfferDetails"), "BootcampOfferDetails");

export function BootcampOfferPage() {
  const { bootcamp, bootcampSeasons } = useSuspenseQuery(BootcampOfferDocument).data;
  const season = useSeasonOfferings(bootcampSeasons).find(({ takesRegistrations }) => takesRegistrations);
  if (!bootcamp) return <NoBootcamp />;

  return (
    <main id="main">
      <BootcampHead bootcamp={bootcamp} season={season} isOffer />
      <BootcampHero
        bootcamp={bootcamp}
        seasons={bootcampSeasons}
        secondAction={<ButtonLink to={paths.bootcamp}>All about the bootcamp</ButtonLink>}
      />
      <BelowFold>
        <BootcampOfferDetails bootcamp={bootcamp} bootcampSeasons={bootcampSeasons} />
      </BelowFold>
    </main>
  );
}
