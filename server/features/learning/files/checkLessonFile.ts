import type { Refusal } from "../../../core/errors";
import { decodeText } from "../../../core/text/decodeText";
import { refuseHostileText } from "../../../core/text/hostileText";
import { INVISIBLE } from "../../../core/text/invisible";
import { refuse } from "../../../http/refuse";
import { ADDED_LINES, convertSubRip } from "./convertSubRip";
import { captionsProblem } from "./captionsProblem";
import { LessonFilePurpose } from "./lessonFile.entity";
import { LESSON_FILE_TYPES } from "./lessonFileTypes";

export interface UploadedFile {
  name: string;
  bytes: Buffer;
}

export interface CheckedFile extends UploadedFile {
  purpose: LessonFilePurpose;
  mediaType: string;
}

const UNSEEN = new RegExp(`[${INVISIBLE}]`, "gu");
const MAX_NAME = 120;
const MAX_CAPTIONS_BYTES = 1024 * 1024;
const ENDINGS = Object.keys(LESSON_FILE_TYPES).join(", ");

const invalid = (message: string): Refusal => refuse(422, message);

/** The name without folders and without marks that hide or turn letters. */
function plainName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? "";
  refuseHostileText(last);
  const plain = last
    .replace(UNSEEN, "")
    .replace(/["<>|:*?\r\n\t]/g, "")
    .trim();
  if (!plain || plain.startsWith(".")) throw invalid("Please give the file a name.");
  if (plain.length > MAX_NAME) throw invalid(`Please shorten the file's name to ${MAX_NAME} characters.`);
  return plain;
}

function checkCaptions(upload: UploadedFile): CheckedFile {
  if (upload.bytes.length > MAX_CAPTIONS_BYTES) throw refuse(413, "Please choose captions of at most 1 MB.");
  const isSubRip = /\.srt$/i.test(upload.name);
  const bytes = isSubRip ? Buffer.from(convertSubRip(decodeText(upload.bytes))) : upload.bytes;
  const problem = captionsProblem(bytes, isSubRip ? ADDED_LINES : 0);
  if (problem) throw invalid(problem);
  const name = upload.name.replace(/\.srt$/i, ".vtt");
  return { name, bytes, purpose: LessonFilePurpose.CAPTIONS, mediaType: "text/vtt; charset=utf-8" };
}

/** Trusts neither the name's ending nor the declared type: the content must be what the name says. */
export function checkLessonFile(purpose: LessonFilePurpose, upload: UploadedFile): CheckedFile {
  const name = plainName(upload.name);
  const { bytes } = upload;
  if (bytes.length === 0) throw invalid("This file is empty.");
  if (purpose === LessonFilePurpose.CAPTIONS) return checkCaptions({ name, bytes });
  const ending = /\.(\w{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? "";
  const type = Object.hasOwn(LESSON_FILE_TYPES, ending) ? LESSON_FILE_TYPES[ending] : undefined;
  if (!type) throw invalid(`Please choose a file of one of these types: ${ENDINGS}.`);
  const kept = type.read(bytes);
  if (!kept) throw invalid(`This isn’t a .${ending} file, it is damaged, or it unpacks to far too much.`);
  return { name, bytes: kept, purpose, mediaType: type.mediaType };
}
