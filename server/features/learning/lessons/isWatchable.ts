import { secondsOf } from "../progress/secondsOf";
import type { Reference } from "../reference.entity";
import { hostedVideo } from "../thumbnails/hostedVideo";
import { isVideo } from "./lessonContent";

const VIDEO_FILE = /\.(?:mp4|webm|ogv|m4v)$/i;

/** Whether our player shows it and knows its end, so that the server can say that it was watched. */
export function isWatchable({ kind, link, durationText }: Pick<Reference, "kind" | "link" | "durationText">) {
  if (!isVideo(kind) || !link || secondsOf(durationText) === null) return false;
  return hostedVideo(link) !== null || (URL.canParse(link) && VIDEO_FILE.test(new URL(link).pathname));
}
