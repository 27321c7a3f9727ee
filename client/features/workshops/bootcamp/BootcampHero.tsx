import type { FragmentType } from "@apollo/client";
import type { ReactNode } from "react";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { breadcrumbJsonLd } from "../../../format/breadcrumbJsonLd";
import { courseData } from "../../../format/courseData";
import { momentInIndia } from "../../../format/momentInIndia";
import { rupees } from "../../../format/rupees";
import { ogPicture, paths } from "../../../../shared/paths";
import { Cover } from "../../../ui/art/Cover";
import { ButtonLink } from "../../../ui/Button";
import { PageFrame } from "../../../ui/layout/PageFrame";
import { Notice } from "../../../ui/Notice";
import { Hero } from "../../../ui/page/Hero";
import { usePageFacts } from "../../../ui/page/PageFacts";
import { PageHead } from "../../../ui/page/PageHead";
import { useSiteName } from "../../../ui/page/PageTitle";
import { Picture } from "../../../ui/Picture";
import { Countdown } from "../../../ui/text/Countdown";
import { OwnTime } from "../../../ui/time/OwnTime";
import { PriceTag } from "../../../ui/text/PriceTag";
import { Join } from "../join/Join";
import type { MaskedSeason, SeasonOffering } from "../join/useSeasonOfferings";
import { SEASON_ANCHOR, useSeasonOfferings } from "../join/useSeasonOfferings";
import type { BootcampHero_BootcampFragment } from "./Bootcamp.generated";
import { BootcampHero_BootcampFragmentDoc } from "./Bootcamp.generated";
import styles from "./BootcampHero.module.css";

interface BootcampHeadProps {
  bootcamp: FragmentType<BootcampHero_BootcampFragment>;
  season: SeasonOffering | undefined;
  isOffer?: boolean;
}

/** The full page is the canonical one. */
export function BootcampHead({ bootcamp, season, isOffer = false }: BootcampHeadProps) {
  const academyName = useSiteName();
  const { origin } = usePageFacts();
  const data = useFragmentData(BootcampHero_BootcampFragmentDoc, bootcamp);
  const title =
    isOffer && season
      ? `${data.name} for ${season.priceRupees > 0 ? rupees(season.priceRupees) : "free"}`
      : data.name;
  const description = isOffer ? `${title}: ${data.headline} What it covers, and how to join.` : data.text;
  const jsonLd = [
    courseData({
      academyName,
      origin,
      path: paths.bootcamp,
      name: data.name,
      description: data.text,
      priceRupees: season?.priceRupees,
      startsAt: season?.startsAt,
    }),
    breadcrumbJsonLd(origin, [
      { name: academyName, path: paths.home },
      { name: data.name, path: paths.bootcamp },
    ]),
  ];
  return (
    <PageHead
      title={title}
      description={description}
      path={paths.bootcamp}
      picture={ogPicture("site", "python")}
      pictured={data.headline}
      jsonLd={jsonLd}
    />
  );
}

/** On phones, the bar at the bottom waits until the hero has left the screen. */
export const HERO_ID = "bootcamp";

interface BootcampHeroProps {
  bootcamp: FragmentType<BootcampHero_BootcampFragment>;
  seasons: (MaskedSeason & { id: string; imageUrl: string | null; imageAlt: string })[];
  secondAction: ReactNode;
}

export function BootcampHero({ bootcamp, seasons, secondAction }: BootcampHeroProps) {
  const data = useFragmentData(BootcampHero_BootcampFragmentDoc, bootcamp);
  const offerings = useSeasonOfferings(seasons);
  const season = offerings.find(({ takesRegistrations }) => takesRegistrations);
  const shown = season ?? offerings.filter(({ isLocked }) => !isLocked).at(-1);
  const pictured = seasons.find(({ id }) => id === shown?.id);
  return (
    <div id={HERO_ID}>
      <p className={styles.priceHeader}>
        <span>
          <strong>{data.name}</strong>
          {season && (
            <>
              {" "}
              {season.priceRupees > 0 && "for "}
              <PriceTag priceRupees={season.priceRupees} />
            </>
          )}
        </span>
      </p>
      <Hero
        title={data.headline}
        lead={data.text}
        actions={
          <>
            <Join
              offering={season}
              to={`#${SEASON_ANCHOR}`}
              call={{ paid: "Join for", free: "Join for free" }}
              about={data.name}
            />
            {secondAction}
          </>
        }
        art={
          <figure className={styles.cover}>
            <Picture
              src={pictured?.imageUrl ?? null}
              alt={pictured?.imageAlt}
              fallback={<Cover path={data.cover} />}
              isHero
            />
          </figure>
        }
      >
        {shown?.startsAt && (
          <div className={styles.start}>
            <p>
              {season ? "The first evening: " : `Season ${shown.number} began on `}
              <OwnTime at={shown.startsAt}>{momentInIndia(shown.startsAt)}</OwnTime>
              {!season && ". The next season:"}
            </p>
            <Countdown to={shown.startsAt} label={`Time until ${data.name} starts`} over="Coming Soon" />
          </div>
        )}
      </Hero>
    </div>
  );
}

export function NoBootcamp() {
  return (
    <PageFrame>
      <PageHead
        title="Bootcamp"
        description="The academy is preparing its next bootcamp."
        path={paths.bootcamp}
      />
      <h1>Bootcamp</h1>
      <Notice
        title="The bootcamp is being prepared"
        action={<ButtonLink to={paths.offers}>See the courses</ButtonLink>}
      >
        <p>Its seasons, price and first evening will appear here.</p>
      </Notice>
    </PageFrame>
  );
}
