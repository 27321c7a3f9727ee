import { CourseCover } from "../../ui/art/CourseCover";
import { Picture } from "../../ui/Picture";

interface CourseImageProps {
  imageUrl: string | null;
  /** What the picture shows. */
  imageAlt: string;
  /** Decides the drawing of a course without a picture. */
  slug: string;
  /** As `Picture` has them, where it is not one card of many. */
  sizes?: string;
  isHero?: boolean;
}

/** The course's picture; a drawing where it has none. */
export function CourseImage({ imageUrl, imageAlt, slug, ...drawn }: CourseImageProps) {
  return <Picture src={imageUrl} alt={imageAlt} {...drawn} fallback={<CourseCover slug={slug} />} />;
}
