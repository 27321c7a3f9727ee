import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { Picture } from "../../ui/Picture";
import { Section } from "../../ui/Section";
import { Tag } from "../../ui/Tag";
import { DashboardArt } from "./DashboardArt";
import { GallerySection_WorkshopFragmentDoc } from "./GallerySection.generated";
import type { GallerySection_WorkshopFragment } from "./GallerySection.generated";
import styles from "./GallerySection.module.css";

interface GallerySectionProps {
  workshop: FragmentType<GallerySection_WorkshopFragment>;
}

const SIZES = "(min-width: 56rem) 34rem, 100vw";

/** What learners build: pictures of it, or drawings that say that they are drawings. */
export function GallerySection({ workshop }: GallerySectionProps) {
  const { data } = useSuspenseFragment({
    fragment: GallerySection_WorkshopFragmentDoc,
    fragmentName: "GallerySection_workshop",
    from: workshop,
  });
  if (data.gallery.length === 0) return null;
  return (
    <Section id="gallery" title="What you build" tone="sunk">
      <ul className={styles.grid}>
        {data.gallery.map(({ title, caption, imageUrl, alt }, index) => (
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
