import { CourseCover } from "../../ui/art/CourseCover";
import { Picture } from "../../ui/Picture";

interface CourseImageProps {
  imageUrl: string | null;
  imageAlt: string;
  slug: string;
  sizes?: string;
  isHero?: boolean;
}

export function CourseImage({ imageUrl, imageAlt, slug, ...drawn }: CourseImageProps) {
  return <Picture src={imageUrl} alt={imageAlt} {...drawn} fallback={<CourseCover slug={slug} />} />;
}
