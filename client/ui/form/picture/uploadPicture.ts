import { sendForm } from "../sendForm";

const UPLOAD_ADDRESS = "/media";
const MAX_BYTES = 5 * 1024 * 1024;
export const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp"];

interface Upload {
  file: File;
  alt: string;
  /** From 0 to 1. */
  onProgress: (part: number) => void;
}

export interface UploadedPicture {
  id: string;
  url: string;
  width: number;
  height: number;
  alt: string;
}

export function pictureProblem(file: File): string | null {
  if (!PICTURE_TYPES.includes(file.type)) return "Please choose a JPEG, PNG or WebP picture.";
  return file.size > MAX_BYTES ? "Please choose a picture of at most 5 MB." : null;
}

export function uploadPicture({ file, alt, onProgress }: Upload): Promise<UploadedPicture> {
  const form = new FormData();
  form.set("alt", alt);
  form.set("file", file);
  return sendForm({ what: "picture", address: UPLOAD_ADDRESS, form, onProgress });
}
