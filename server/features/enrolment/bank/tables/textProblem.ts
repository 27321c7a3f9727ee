import { utf16Of } from "../../../../core/text/utf16Of";

const SAMPLE_BYTES = 4096;
/** Text has few control characters; binary files have about 10 %. */
const MAX_CONTROLS = 0.05;
const TEXT_CONTROLS = new Set(Buffer.from("\t\n\f\r\u001a"));

const ZIP = "This is a ZIP archive: unpack it first.";
const PICTURE = "This is a picture.";
const ARCHIVE = "This is a compressed archive: unpack it first.";
const SIGNATURES: [Buffer, string][] = [
  [Buffer.from("%PDF"), "This is a PDF."],
  [
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0]),
    "This is an old Excel workbook (.xls): open it and save it as .xlsx.",
  ],
  [Buffer.from("PK\u0003\u0004"), ZIP],
  [Buffer.from("\x89PNG", "latin1"), PICTURE],
  [Buffer.from([0xff, 0xd8, 0xff]), PICTURE],
  [Buffer.from("GIF8"), PICTURE],
  [Buffer.from("RIFF"), PICTURE],
  [Buffer.from([0x1f, 0x8b]), ARCHIVE],
  [Buffer.from("Rar!"), ARCHIVE],
  [Buffer.from("7z\xbc\xaf", "latin1"), ARCHIVE],
];
/** How Excel stores a workbook with a password: encrypted, in the old container. */
const ENCRYPTED = Buffer.from("EncryptedPackage", "utf16le");
const PASSWORD = "This Excel workbook has a password: open it, remove the password and save it.";

function isControl(byte: number): boolean {
  return byte === 0x7f || (byte < 0x20 && !TEXT_CONTROLS.has(byte));
}

/** What a binary file is; null if it is text or a workbook. */
export function textProblem(bytes: Buffer): string | null {
  const kind = SIGNATURES.find(([begins]) => bytes.subarray(0, begins.length).equals(begins))?.[1];
  // An .xlsx file is a ZIP with this folder.
  if (kind === ZIP && bytes.includes("xl/")) return null;
  if (bytes.includes(ENCRYPTED)) return PASSWORD;
  if (bytes.subarray(4, 8).toString("latin1") === "ftyp") return PICTURE;
  if (kind || utf16Of(bytes)) return kind ?? null;
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  return sample.filter(isControl).length > sample.length * MAX_CONTROLS ? "This file isn’t text." : null;
}
