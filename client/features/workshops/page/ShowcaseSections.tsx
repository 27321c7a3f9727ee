import { useFragmentData } from "../../../apollo/useFragmentData";
import { Cover, subjectOf } from "../../../ui/art/Cover";
import { Grid } from "../../../ui/layout/Grid";
import { Section } from "../../../ui/page/Section";
import { Picture } from "../../../ui/Picture";
import { Tag } from "../../../ui/text/Tag";
import { TeacherSection } from "../../catalog/teachers/TeacherSection";
import { DashboardFigure } from "./DashboardFigure";
import { WorkshopJoin } from "./PriceAndDates";
import type { WorkshopSections_WorkshopFragment } from "./WorkshopPage.generated";
import { WorkshopSections_WorkshopFragmentDoc } from "./WorkshopPage.generated";
import type { WorkshopSectionsProps } from "./WorkshopSections";
import {
  AgendaSection,
  CertificateSection,
  JoinSection,
  AudienceSection,
  FaqSection,
  factsOf,
} from "./WorkshopSections";
import styles from "./WorkshopSections.module.css";

const SIZES = "(min-width: 56rem) 34rem, 100vw";

type Gallery = Pick<WorkshopSections_WorkshopFragment, "cover" | "gallery" | "galleryCovers">;

function GallerySection({ cover, gallery, galleryCovers }: Gallery) {
  const [first] = gallery;
  if (!first) return null;
  // Until staff show a picture of their own.
  const hasDashboard = subjectOf(cover) === "power-bi" && !first.imageUrl;
  return (
    <Section id="gallery" title="What you build" tone="sunk">
      <div className={hasDashboard ? styles.dashboard : undefined}>
        {hasDashboard && <DashboardFigure {...first} />}
        <Grid as="ul" column="24" strip={hasDashboard ? undefined : "What you build"}>
          {gallery.map(({ title, caption, imageUrl, alt }, index) =>
            hasDashboard && index === 0 ? null : (
              <li key={index}>
                <figure className={styles.figure}>
                  <div className={styles.picture}>
                    <Picture
                      src={imageUrl}
                      alt={alt}
                      sizes={SIZES}
                      shape="whole"
                      fallback={<Cover path={galleryCovers[index] ?? ""} alt={alt} />}
                    />
                  </div>
                  <figcaption className={styles.caption}>
                    <span className={styles.title}>
                      <strong>{title}</strong> {!imageUrl && <Tag>Illustration</Tag>}
                    </span>
                    {caption && <p>{caption}</p>}
                  </figcaption>
                </figure>
              </li>
            ),
          )}
        </Grid>
      </div>
    </Section>
  );
}

export function ShowcaseSections({ workshop }: Pick<WorkshopSectionsProps, "workshop">) {
  const data = useFragmentData(WorkshopSections_WorkshopFragmentDoc, workshop);
  return (
    <>
      <AgendaSection {...data} layout="SHOWCASE" />
      <GallerySection {...data} />
      <TeacherSection teachers={data.teachers} facts={factsOf(data)} />
      <AudienceSection audiences={data.audiences} />
      <CertificateSection {...data} />
      <FaqSection faq={data.faq} />
      <WorkshopJoin workshop={data} layout="bar" call="REGISTER NOW" />
      <JoinSection workshop={workshop} layout="SHOWCASE" />
    </>
  );
}
