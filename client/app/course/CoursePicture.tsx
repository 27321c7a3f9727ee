import { CourseImage } from "../../features/catalog/CourseImage";

interface CoursePictureProps {
  course: { imageUrl: string | null; imageAlt: string; cover: string };
}

export function CoursePicture({ course }: CoursePictureProps) {
  return <CourseImage course={course} sizes="(min-width: 60rem) 45rem, 100vw" isHero />;
}
