import { Play } from "lucide-react";
import { CourseCover } from "../../../ui/art/CourseCover";
import { Picture } from "../../../ui/Picture";
import styles from "./VideoCard.module.css";

interface ReferenceImageProps {
  imageUrl: string | null;
  seed: string;
}

export function ReferenceImage({ imageUrl, seed }: ReferenceImageProps) {
  const placeholder = (
    <div className={styles.placeholder}>
      <CourseCover slug={seed} />
      <Play className={styles.icon} size={28} aria-hidden />
    </div>
  );
  return <Picture src={imageUrl} fallback={placeholder} />;
}
