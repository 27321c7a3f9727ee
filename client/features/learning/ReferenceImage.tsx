import { Play } from "lucide-react";
import { useState } from "react";
import { CourseCover } from "../../ui/art/CourseCover";
import styles from "./ReferenceImage.module.css";

interface ReferenceImageProps {
  imageUrl: string | null;
  /** Decides the placeholder's drawing. */
  seed: string;
}

/** The reference's picture; a drawing where it has none, or where it cannot be loaded. */
export function ReferenceImage({ imageUrl, seed }: ReferenceImageProps) {
  const [isBroken, setIsBroken] = useState(false);
  if (imageUrl && !isBroken) {
    return (
      <img
        className={styles.image}
        src={imageUrl}
        alt=""
        width={320}
        height={140}
        loading="lazy"
        referrerPolicy="no-referrer"
        onError={() => setIsBroken(true)}
      />
    );
  }
  return (
    <div className={styles.placeholder}>
      <CourseCover slug={seed} />
      <Play className={styles.sign} size={28} aria-hidden />
    </div>
  );
}
