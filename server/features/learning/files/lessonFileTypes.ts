import { isUtf8 } from "node:buffer";
import { decodeText } from "../../../core/text/decodeText";
import { zipNames } from "./zipNames";

interface FileType {
  mediaType: string;
  /** The bytes to keep; null if they are not what the name's ending says. */
  read: (bytes: Buffer) => Buffer | null;
}

// Control characters other than tab, line ends and form feed are in no text file.
const BINARY = /[\u0000-\u0008\u000e-\u001f]/;

/** Kept as UTF-8, which Python and every browser read. */
function text(bytes: Buffer): Buffer | null {
  const read = decodeText(bytes);
  if (BINARY.test(read)) return null;
  return isUtf8(bytes) ? bytes : Buffer.from(read);
}

function json(isRight: (value: unknown) => boolean) {
  return (bytes: Buffer) => {
    const read = text(bytes);
    try {
      return read && isRight(JSON.parse(decodeText(read))) ? read : null;
    } catch {
      return null;
    }
  };
}

function isNotebook(value: unknown): boolean {
  const notebook = value as { cells?: unknown; nbformat?: unknown } | null;
  return Array.isArray(notebook?.cells) && typeof notebook.nbformat === "number";
}

function zip(isRight: (names: string[]) => boolean = () => true) {
  return (bytes: Buffer) => {
    const names = bytes.subarray(0, 2).toString("latin1") === "PK" ? zipNames(bytes) : null;
    return names && isRight(names) ? bytes : null;
  };
}

/** An Office file is a ZIP archive whose parts are in a folder of their own. */
function office(folder: string) {
  return zip(
    (names) => names.includes("[Content_Types].xml") && names.some((name) => name.startsWith(`${folder}/`)),
  );
}

function begins(...signature: number[]) {
  return (bytes: Buffer) =>
    bytes.subarray(0, signature.length).equals(Buffer.from(signature)) ? bytes : null;
}

/** MPEG-4 names its kind after the first box's length. */
function mp4(bytes: Buffer): Buffer | null {
  return bytes.subarray(4, 8).toString("latin1") === "ftyp" ? bytes : null;
}

const pdf = begins(...Buffer.from("%PDF-", "latin1"));
const jpeg = begins(0xff, 0xd8, 0xff);

export const CSV_TYPE = "text/csv; charset=utf-8";
export const PDF_TYPE = "application/pdf";
const PLAIN_TYPE = "text/plain; charset=utf-8";
const ZIP_TYPE = "application/zip";
const POWER_BI_TYPE = "application/octet-stream";
const OFFICE = "application/vnd.openxmlformats-officedocument";

/** By the ending of the name, which the content must match. */
export const LESSON_FILE_TYPES: Record<string, FileType> = {
  pdf: { mediaType: PDF_TYPE, read: pdf },
  pptx: { mediaType: `${OFFICE}.presentationml.presentation`, read: office("ppt") },
  docx: { mediaType: `${OFFICE}.wordprocessingml.document`, read: office("word") },
  xlsx: { mediaType: `${OFFICE}.spreadsheetml.sheet`, read: office("xl") },
  xls: {
    mediaType: "application/vnd.ms-excel",
    read: begins(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
  },
  pbix: { mediaType: POWER_BI_TYPE, read: zip() },
  pbit: { mediaType: POWER_BI_TYPE, read: zip() },
  zip: { mediaType: ZIP_TYPE, read: zip() },
  csv: { mediaType: CSV_TYPE, read: text },
  json: { mediaType: "application/json", read: json(() => true) },
  ipynb: { mediaType: "application/x-ipynb+json", read: json(isNotebook) },
  txt: { mediaType: PLAIN_TYPE, read: text },
  py: { mediaType: PLAIN_TYPE, read: text },
  sql: { mediaType: PLAIN_TYPE, read: text },
  png: { mediaType: "image/png", read: begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) },
  jpg: { mediaType: "image/jpeg", read: jpeg },
  jpeg: { mediaType: "image/jpeg", read: jpeg },
  mp4: { mediaType: "video/mp4", read: mp4 },
  webm: { mediaType: "video/webm", read: begins(0x1a, 0x45, 0xdf, 0xa3) },
};
