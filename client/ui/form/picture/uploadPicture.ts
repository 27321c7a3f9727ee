import { sendForm } from "../sendForm";

const UPLOAD_ADDRESS = "/media";
const MAX_BYTES = 5 * 1024 * 1024;
export const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp"];

interface Upload {
  file: File;
  alt: string;
  /** Told how much has been sent, from 0 to 1. */
  onProgress: (part: number) => void;
}

export interface UploadedPicture {
  id: string;
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** Why this file need not even be sent; null when it may be. */
export function whyNotPicture(file: File): string | null {
  if (!PICTURE_TYPES.includes(file.type)) return "Please choose a JPEG, PNG or WebP picture.";
  return file.size > MAX_BYTES ? "Please choose a picture of at most 5 MB." : null;
}

/** Sends a picture to be kept; a refusal is thrown in words for the person. */
export function uploadPicture({ file, alt, onProgress }: Upload): Promise<UploadedPicture> {
  const form = new FormData();
  form.set("alt", alt);
  form.set("file", file);
  return sendForm({ what: "picture", address: UPLOAD_ADDRESS, form, onProgress });
}
