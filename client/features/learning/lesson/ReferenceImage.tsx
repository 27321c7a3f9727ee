import { Play } from "lucide-react";
import { CourseCover } from "../../../ui/art/CourseCover";
import { Picture } from "../../../ui/Picture";
import styles from "./ReferenceImage.module.css";

interface ReferenceImageProps {
  imageUrl: string | null;
  seed: string;
  hasIcon?: boolean;
}

export function ReferenceImage({ imageUrl, seed, hasIcon = true }: ReferenceImageProps) {
  const placeholder = (
    <div className={styles.placeholder}>
      <CourseCover slug={seed} />
      {hasIcon && <Play className={styles.icon} size={28} aria-hidden />}
    </div>
  );
  return <Picture src={imageUrl} fallback={placeholder} />;
}
