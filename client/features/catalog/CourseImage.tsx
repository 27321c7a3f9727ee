import { Cover } from "../../ui/art/Cover";
import { Picture } from "../../ui/Picture";

interface CourseImageProps {
  course: { imageUrl: string | null; imageAlt: string; cover: string };
  sizes?: string;
  isHero?: boolean;
  square?: "phones" | "always";
}

export function CourseImage({ course, square, ...drawn }: CourseImageProps) {
  const cover = <Cover path={course.cover} square={square} />;
  return <Picture src={course.imageUrl} alt={course.imageAlt} {...drawn} fallback={cover} />;
}
