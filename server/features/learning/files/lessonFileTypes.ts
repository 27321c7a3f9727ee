import { isUtf8 } from "node:buffer";

interface FileType {
  mediaType: string;
  isValid: (bytes: Buffer) => boolean;
}

// Control characters other than tab, line ends and form feed are in no text file.
const BINARY = /[\u0000-\u0008\u000e-\u001f]/;

function isText(bytes: Buffer): boolean {
  return isUtf8(bytes) && !BINARY.test(bytes.toString("utf8"));
}

function isNotebook(bytes: Buffer): boolean {
  if (!isText(bytes)) return false;
  try {
    const notebook = JSON.parse(bytes.toString("utf8")) as { cells?: unknown; nbformat?: unknown } | null;
    return Array.isArray(notebook?.cells) && typeof notebook.nbformat === "number";
  } catch {
    return false;
  }
}

/** An Office file is a ZIP archive whose parts are in a folder of their own. */
function isOffice(folder: string) {
  return (bytes: Buffer) =>
    bytes.subarray(0, 4).equals(Buffer.from("PK\x03\x04", "latin1")) &&
    bytes.includes("[Content_Types].xml") &&
    bytes.includes(`${folder}/`);
}

const isPdf = (bytes: Buffer) => bytes.subarray(0, 5).equals(Buffer.from("%PDF-", "latin1"));

export const CSV_TYPE = "text/csv; charset=utf-8";
export const PDF_TYPE = "application/pdf";
const PLAIN_TYPE = "text/plain; charset=utf-8";
const OFFICE = "application/vnd.openxmlformats-officedocument";

/** By the ending of the name, which the content must match. */
export const LESSON_FILE_TYPES: Record<string, FileType> = {
  pdf: { mediaType: PDF_TYPE, isValid: isPdf },
  pptx: { mediaType: `${OFFICE}.presentationml.presentation`, isValid: isOffice("ppt") },
  docx: { mediaType: `${OFFICE}.wordprocessingml.document`, isValid: isOffice("word") },
  xlsx: { mediaType: `${OFFICE}.spreadsheetml.sheet`, isValid: isOffice("xl") },
  csv: { mediaType: CSV_TYPE, isValid: isText },
  ipynb: { mediaType: "application/x-ipynb+json", isValid: isNotebook },
  txt: { mediaType: PLAIN_TYPE, isValid: isText },
  py: { mediaType: PLAIN_TYPE, isValid: isText },
  sql: { mediaType: PLAIN_TYPE, isValid: isText },
};
