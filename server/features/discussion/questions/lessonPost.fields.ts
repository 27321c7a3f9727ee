import type { Context } from "../../../platform/context";
import type { LessonPost } from "./lessonPost";
import { authorNameById } from "./question.loaders";
import { shownName } from "./shownName";

/** Of deleted accounts, whose texts others answered. */
const FORMER = "Former learner";

export async function authorNameOf(context: Context, { userId }: LessonPost): Promise<string> {
  const name = userId && (await authorNameById(context).load(userId));
  return name ? shownName(name) : FORMER;
}
