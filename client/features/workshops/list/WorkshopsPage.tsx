import { useSuspenseQuery } from "@apollo/client/react";
import { price } from "../../../format/price";
import { ogPicture, paths } from "../../../../shared/paths";
import { ButtonLink } from "../../../ui/Button";
import { Cover } from "../../../ui/art/Cover";
import { Notice } from "../../../ui/Notice";
import { PageHead } from "../../../ui/page/PageHead";
import { PageHeader } from "../../../ui/page/PageHeader";
import { usePageFacts } from "../../../ui/page/PageFacts";
import { Section } from "../../../ui/page/Section";
import { breadcrumbJsonLd } from "../../../format/breadcrumbJsonLd";
import { useSeasonOfferings } from "../join/useSeasonOfferings";
import { WorkshopList } from "./WorkshopList";
import { WorkshopsDocument } from "./Workshops.generated";
import styles from "./WorkshopsPage.module.css";

export function WorkshopsPage() {
  const { site, pageTexts, workshops, bootcamp, bootcampSeasons } = useSuspenseQuery(WorkshopsDocument).data;
  const season = useSeasonOfferings(bootcampSeasons).find(({ takesRegistrations }) => takesRegistrations);
  const { origin } = usePageFacts();
  const coming = workshops.filter(({ hasEnded }) => !hasEnded);
  const past = workshops.filter(({ hasEnded }) => hasEnded);

  return (
    <main id="main" className={styles.page}>
      <PageHead
        title="Workshops"
        description={`${pageTexts.workshopsLead} All workshops of ${site.academyName}, with dates and prices.`}
        path={paths.workshops}
        picture={ogPicture("site", "work")}
        pictured={coming.map(({ startsAt, priceRupees }) => [startsAt, priceRupees])}
        jsonLd={[
          breadcrumbJsonLd(origin, [
            { name: site.academyName, path: paths.home },
            { name: "Workshops", path: paths.workshops },
          ]),
        ]}
      />
      <div className={styles.head}>
        <PageHeader title="Workshops" lead={pageTexts.workshopsLead} />
      </div>
      {coming.length === 0 ? (
        <div className={styles.none}>
          <Notice
            title="No workshops scheduled right now"
            action={<ButtonLink to={paths.contact}>Ask when the next one is</ButtonLink>}
          >
            <p>The next one appears here, with its price and agenda, as soon as it has a date.</p>
          </Notice>
        </div>
      ) : (
        <Section
          id="coming"
          title="Starting soon"
          lead="All dates and times are in India Standard Time (IST)."
        >
          <WorkshopList workshops={coming} />
        </Section>
      )}
      {bootcamp && (
        <Section id="bootcamp" title={bootcamp.name} lead={bootcamp.headline} tone="sunk">
          <div className={styles.bootcamp}>
            <Cover path={bootcamp.cover} />
            <ButtonLink to={paths.bootcamp}>
              See the bootcamp{season && `, ${price(season.priceRupees)}`}
            </ButtonLink>
          </div>
        </Section>
      )}
      <Section
        id="certificates"
        title="Certifications"
        lead="Finish your project and you’ll get a certificate with your name that anyone can check."
      >
        <div>
          <ButtonLink to={paths.verifyCertificate}>See a sample or check one</ButtonLink>
        </div>
      </Section>
      {past.length > 0 && (
        <Section
          id="past"
          title="Past workshops"
          lead="They’re over, but you can still read what they covered."
        >
          <WorkshopList workshops={past} />
        </Section>
      )}
    </main>
  );
}
