const OWN_PATH = /^\/media\/([0-9a-f-]{36})-(\d+)x(\d+)$/;
/** The widths that the server stores, besides the original's. */
const WIDTHS = [320, 640, 960, 1280, 1920];
const WIDEST = 1920;

export interface OwnPicture {
  width: number;
  height: number;
  srcSet: (format: "avif" | "webp") => string;
}

/** Parsed from the path; null for an external picture. */
export function ownPicture(src: string): OwnPicture | null {
  const [, id, width, height] = OWN_PATH.exec(src) ?? [];
  if (!id) return null;
  const widest = Math.min(Number(width), WIDEST);
  const widths = [...WIDTHS.filter((usual) => usual < widest), widest];
  return {
    width: Number(width),
    height: Number(height),
    srcSet: (format) => widths.map((one) => `/media/${id}/${one}.${format} ${one}w`).join(", "),
  };
}
