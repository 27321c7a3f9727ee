const TIME = String.raw`(?:(\d{1,2}):)?(\d{1,2}):(\d{1,2})[,.](\d{1,3})`;
const TIMING = new RegExp(String.raw`^\s{0,8}${TIME}\s{1,8}-->\s{1,8}${TIME}`);
/** Where subtitles of films stand on the picture; WebVTT would show it as text. */
const PLACED = /\{\\an?\d{1,2}\}/g;

/** Before the first line of the .srt file. */
export const ADDED_LINES = 2;

function timeOf([hours = "0", minutes = "", seconds = "", thousandths = ""]: (string | undefined)[]): string {
  const pairs = [hours, minutes, seconds].map((part) => part.padStart(2, "0"));
  return `${pairs.join(":")}.${thousandths.padEnd(3, "0")}`;
}

/** SubRip (.srt) as WebVTT: a heading, and points in the times. Each line keeps its place. */
export function convertSubRip(text: string): string {
  const lines = text.split(/\r\n|\n|\r/).map((line) => {
    const [, ...times] = TIMING.exec(line) ?? [];
    if (times.length === 0) return line.replace(PLACED, "");
    return `${timeOf(times.slice(0, 4))} --> ${timeOf(times.slice(4))}`;
  });
  return `WEBVTT\n\n${lines.join("\n")}`;
}
