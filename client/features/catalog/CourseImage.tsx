import { CourseCover } from "../../ui/art/CourseCover";
import { Picture } from "../../ui/Picture";

interface CourseImageProps {
  imageUrl: string | null;
  /** What the picture shows. */
  imageAlt: string;
  /** Decides the drawing of a course without a picture. */
  slug: string;
}

/** The course's picture; a drawing where it has none. */
export function CourseImage({ imageUrl, imageAlt, slug }: CourseImageProps) {
  return <Picture src={imageUrl} alt={imageAlt} fallback={<CourseCover slug={slug} />} />;
}
