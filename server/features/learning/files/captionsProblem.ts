import { isUtf8 } from "node:buffer";

const TIME = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})`;
const TIMING = new RegExp(String.raw`^${TIME}[ \t]+-->[ \t]+${TIME}(?:[ \t].{0,1000})?$`);
const HEADER = /^\ufeff?WEBVTT(?:[ \t].{0,1000})?$/;

function secondsOf([hours = "0", minutes, seconds, thousandths]: (string | undefined)[]): number {
  return (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds) + Number(thousandths) / 1000;
}

/** Says what is wrong with a WebVTT file, and in which line; null if nothing is. `addedLines` are not in the author's file. */
export function captionsProblem(bytes: Buffer, addedLines = 0): string | null {
  if (!isUtf8(bytes) || bytes.includes(0)) return "Please save the captions as UTF-8 text.";
  const [header = "", ...lines] = bytes.toString("utf8").split(/\r\n|\n|\r/);
  if (!HEADER.test(header))
    return "This isn’t a WebVTT file: the first line must be WEBVTT. A file of SubRip needs the ending .srt.";
  let cues = 0;
  for (const [index, line] of lines.entries()) {
    if (!line.includes("-->")) continue;
    const [, ...times] = TIMING.exec(line) ?? [];
    const where = `Line ${index + 2 - addedLines} of the captions`;
    if (times.length === 0) return `${where} has no valid times, e.g. 00:01.000 --> 00:04.000.`;
    if (secondsOf(times.slice(4)) <= secondsOf(times.slice(0, 4))) return `${where} ends before it starts.`;
    cues += 1;
  }
  return cues > 0 ? null : "These captions have no lines.";
}
