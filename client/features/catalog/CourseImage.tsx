import { useState } from "react";
import { CourseCover } from "../../ui/art/CourseCover";
import styles from "./CourseImage.module.css";

interface CourseImageProps {
  imageUrl: string | null;
  /** Decides the drawing of a course without a picture. */
  slug: string;
}

/** The course's picture; a drawing where it has none, or where it cannot be loaded. */
export function CourseImage({ imageUrl, slug }: CourseImageProps) {
  const [isBroken, setIsBroken] = useState(false);
  if (!imageUrl || isBroken) return <CourseCover slug={slug} />;
  return (
    <img
      className={styles.image}
      src={imageUrl}
      alt=""
      width={320}
      height={140}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setIsBroken(true)}
    />
  );
}
