import { IsOptional } from "class-validator";
import { IntBetween } from "../../../core/content/numbers";
import { decorateAll } from "../../../core/content/decorateAll";
import { MAX_VIDEO_SECONDS } from "../reference.content";

/** A second of a video, or none. */
export function OptionalSecond(): PropertyDecorator {
  return decorateAll(IsOptional(), IntBetween(0, MAX_VIDEO_SECONDS));
}
