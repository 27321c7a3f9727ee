import type { ReactNode } from "react";
import { useState } from "react";
import { ownPicture } from "./ownPicture";
import styles from "./Picture.module.css";

interface PictureProps {
  src: string | null;
  fallback: ReactNode;
  alt?: string;
  sizes?: string;
  /** "banner" crops to a strip, as in a card; "whole" keeps the aspect ratio. */
  shape?: "banner" | "whole";
  /** The page's first and largest picture: eager, with high priority. */
  isHero?: boolean;
}

const CARD_SIZES = "(min-width: 60rem) 22rem, (min-width: 40rem) 50vw, 100vw";
/** External pictures have unknown dimensions: reserves a banner's space. */
const UNKNOWN = { width: 320, height: 140 };

/** Lazy; uploaded pictures get a `srcset`. */
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
        // An image that failed before hydration no longer fires `error`.
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
