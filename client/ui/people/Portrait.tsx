import { Picture } from "../Picture";
import styles from "./Portrait.module.css";

interface PortraitProps {
  name: string;
  src: string | null;
  alt: string;
  size?: "small" | "large" | "huge";
}

function initialsOf(name: string): string {
  const words = name.match(/\p{L}+/gu) ?? [];
  return words
    .slice(0, 2)
    .map((word) => [...word][0])
    .join("")
    .toUpperCase();
}

/** A person's picture, or their initials. */
export function Portrait({ name, src, alt, size = "small" }: PortraitProps) {
  return (
    <div className={`${styles.face} ${styles[size]}`}>
      <Picture
        src={src}
        alt={alt}
        shape="whole"
        sizes={size === "huge" ? "10rem" : "6rem"}
        fallback={<span aria-hidden>{initialsOf(name)}</span>}
      />
    </div>
  );
}
