import { Cover } from "../../ui/art/Cover";
import { Picture } from "../../ui/Picture";

interface CourseImageProps {
  course: { imageUrl: string | null; imageAlt: string; cover: string };
  sizes?: string;
  isHero?: boolean;
}

export function CourseImage({ course: { imageUrl, imageAlt, cover }, ...drawn }: CourseImageProps) {
  return <Picture src={imageUrl} alt={imageAlt} {...drawn} fallback={<Cover path={cover} />} />;
}
