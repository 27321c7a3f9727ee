import type { ReactNode } from "react";
import { useState } from "react";
import styles from "./Picture.module.css";

interface PictureProps {
  src: string | null;
  /** Stands in where there is no picture, or where it cannot be loaded. */
  fallback: ReactNode;
}

/** A decorating picture from any address, sized and loaded when it comes near. */
export function Picture({ src, fallback }: PictureProps) {
  const [isBroken, setIsBroken] = useState(false);
  if (!src || isBroken) return fallback;
  return (
    <img
      // One that failed before React took the page over tells nobody any more.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setIsBroken(true);
      }}
      className={styles.picture}
      src={src}
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
