import { useFragmentData } from "../../../apollo/useFragmentData";
import { Picture } from "../../../ui/Picture";
import { Section } from "../../../ui/page/Section";
import { Tag } from "../../../ui/text/Tag";
import { DashboardArt } from "../art/DashboardArt";
import { WorkshopJoinBar } from "../join/WorkshopJoin";
import { AgendaSection } from "./AgendaSection";
import { CertificateSection } from "./CertificateSection";
import { JoinSection } from "./JoinSection";
import { AudienceSection, FaqSection } from "./WorkshopSections";
import type { WorkshopSectionsProps } from "./WorkshopSections";
import { WorkshopSections_WorkshopFragmentDoc } from "./WorkshopSections.generated";
import type { WorkshopSections_WorkshopFragment } from "./WorkshopSections.generated";
import styles from "./WorkshopSections.module.css";

const SIZES = "(min-width: 56rem) 34rem, 100vw";

type Gallery = Pick<WorkshopSections_WorkshopFragment, "gallery">;

/** What learners build: pictures, or drawings that are labelled as illustrations. */
function GallerySection({ gallery }: Gallery) {
  if (gallery.length === 0) return null;
  return (
    <Section id="gallery" title="What you build" tone="sunk">
      <ul className={styles.gallery}>
        {gallery.map(({ title, caption, imageUrl, alt }, index) => (
          <li key={index}>
            <figure className={styles.figure}>
              <div className={styles.picture}>
                <Picture
                  src={imageUrl}
                  alt={alt}
                  sizes={SIZES}
                  shape="whole"
                  fallback={<DashboardArt title={title} alt={alt} />}
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
      </ul>
    </Section>
  );
}

/** What follows the head of the long page: agenda, gallery, audiences, certificate, questions and payment. */
export function ShowcaseSections({ workshop }: WorkshopSectionsProps) {
  const data = useFragmentData(WorkshopSections_WorkshopFragmentDoc, workshop);
  return (
    <>
      <AgendaSection {...data} />
      <GallerySection gallery={data.gallery} />
      <AudienceSection audiences={data.audiences} />
      <CertificateSection {...data} />
      <FaqSection faq={data.faq} />
      <WorkshopJoinBar workshop={data} />
      <JoinSection workshop={data} />
    </>
  );
}
