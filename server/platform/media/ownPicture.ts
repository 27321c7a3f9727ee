import { UUID_PATTERN } from "../../core/uuid";
import { widthsOf } from "./renderPicture";

const PATH = new RegExp(`^/media/(${UUID_PATTERN})-(\\d{1,5})x(\\d{1,5})$`);

interface OwnPicture {
  width: number;
  height: number;
  srcSet: (format: "avif" | "webp") => string;
}

export function ownPicture(url: string): OwnPicture | null {
  const [, id, width, height] = PATH.exec(url) ?? [];
  if (!id) return null;
  return {
    width: Number(width),
    height: Number(height),
    srcSet: (format) =>
      widthsOf(Number(width))
        .map((one) => `/media/${id}/${one}.${format} ${one}w`)
        .join(", "),
  };
}
