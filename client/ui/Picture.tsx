import type { ReactNode } from "react";
import { useState } from "react";
import { ownPicture } from "./ownPicture";
import styles from "./Picture.module.css";

interface PictureProps {
  src: string | null;
  /** Stands in where there is no picture, or where it cannot be loaded. */
  fallback: ReactNode;
  /** What it shows; empty where it only decorates. */
  alt?: string;
  /** How wide the page draws it, in the words of the `sizes` attribute. */
  sizes?: string;
  /** "banner" is cut to a strip, as in a card; "whole" keeps the picture's own shape. */
  shape?: "banner" | "whole";
  /** The page's first and largest picture: loaded at once, ahead of others. */
  isHero?: boolean;
}

const CARD_SIZES = "(min-width: 60rem) 22rem, (min-width: 40rem) 50vw, 100vw";
/** Of a picture elsewhere nothing is known: room of a banner's shape is kept for it. */
const UNKNOWN = { width: 320, height: 140 };

/** A picture from any address, loaded when it comes near; of our own pictures the size that the screen needs. */
export function Picture({
  src,
  fallback,
  alt = "",
  sizes = CARD_SIZES,
  shape = "banner",
  isHero = false,
}: PictureProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  if (!src || src === brokenSrc) return fallback;
  const own = ownPicture(src);
  const { width, height } = own ?? UNKNOWN;
  return (
    <picture className={styles.frame}>
      {own && <source type="image/avif" srcSet={own.srcSet("avif")} sizes={sizes} />}
      {own && <source type="image/webp" srcSet={own.srcSet("webp")} sizes={sizes} />}
      <img
        // One that failed before React took the page over tells nobody any more.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0) setBrokenSrc(src);
        }}
        className={styles[shape]}
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={isHero ? "eager" : "lazy"}
        fetchPriority={isHero ? "high" : "auto"}
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setBrokenSrc(src)}
      />
    </picture>
  );
}
