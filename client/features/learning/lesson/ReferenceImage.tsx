import type { LessonKind } from "../../../apollo/schema.generated";
import { CourseCover } from "../../../ui/art/CourseCover";
import { Picture } from "../../../ui/Picture";
import { LESSON_KINDS } from "./lessonKinds";
import styles from "./ReferenceImage.module.css";

interface ReferenceImageProps {
  imageUrl: string | null;
  seed: string;
  kind?: LessonKind;
  hasIcon?: boolean;
}

export function ReferenceImage({ imageUrl, seed, kind = "VIDEO", hasIcon = true }: ReferenceImageProps) {
  const { Icon } = LESSON_KINDS[kind];
  const placeholder = (
    <div className={styles.placeholder}>
      <CourseCover slug={seed} />
      {hasIcon && <Icon className={styles.icon} size={28} aria-hidden />}
    </div>
  );
  return <Picture src={imageUrl} fallback={placeholder} />;
}
