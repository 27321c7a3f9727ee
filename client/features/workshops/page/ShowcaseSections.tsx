import { useFragmentData } from "../../../apollo/useFragmentData";
import { Cover } from "../../../ui/art/Cover";
import { Grid } from "../../../ui/layout/Grid";
import { Section } from "../../../ui/page/Section";
import { Picture } from "../../../ui/Picture";
import { Tag } from "../../../ui/text/Tag";
import { TeacherSection } from "../../catalog/teachers/TeacherSection";
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
} from "./WorkshopSections";
import styles from "./WorkshopSections.module.css";

const SIZES = "(min-width: 56rem) 34rem, 100vw";

type Gallery = Pick<WorkshopSections_WorkshopFragment, "gallery" | "galleryCovers">;

function GallerySection({ gallery, galleryCovers }: Gallery) {
  if (gallery.length === 0) return null;
  return (
    <Section id="gallery" title="What you build" tone="sunk">
      <Grid as="ul" column="24" strip="What you build">
        {gallery.map(({ title, caption, imageUrl, alt }, index) => (
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
        ))}
      </Grid>
    </Section>
  );
}

export function ShowcaseSections({ workshop }: Pick<WorkshopSectionsProps, "workshop">) {
  const data = useFragmentData(WorkshopSections_WorkshopFragmentDoc, workshop);
  return (
    <>
      <AgendaSection {...data} layout="SHOWCASE" />
      <GallerySection gallery={data.gallery} galleryCovers={data.galleryCovers} />
      <TeacherSection teachers={data.teachers} />
      <AudienceSection audiences={data.audiences} />
      <CertificateSection {...data} />
      <FaqSection faq={data.faq} />
      <WorkshopJoin workshop={data} layout="bar" call="REGISTER NOW" />
      <JoinSection workshop={workshop} layout="SHOWCASE" />
    </>
  );
}
