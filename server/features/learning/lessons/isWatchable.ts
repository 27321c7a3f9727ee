import { readVideoLink } from "../../../../shared/videoLink";
import { secondsOf } from "./secondsOf";
import type { Reference } from "../reference.entity";
import { isVideo } from "./lessonKinds";

/** Whether our player shows it and knows its end, so that the server can say that it was watched. */
export function isWatchable({ kind, link, durationText }: Pick<Reference, "kind" | "link" | "durationText">) {
  return isVideo(kind) && secondsOf(durationText) !== null && readVideoLink(link ?? "") !== null;
}
