import { Cover } from "../../ui/art/Cover";
import { Picture } from "../../ui/Picture";

interface CourseImageProps {
  course: { imageUrl: string | null; imageAlt: string; cover: string };
  sizes?: string;
  isHero?: boolean;
  isSquareOnPhones?: boolean;
}

export function CourseImage({ course, isSquareOnPhones, ...drawn }: CourseImageProps) {
  const cover = <Cover path={course.cover} isSquareOnPhones={isSquareOnPhones} />;
  return <Picture src={course.imageUrl} alt={course.imageAlt} {...drawn} fallback={cover} />;
}
