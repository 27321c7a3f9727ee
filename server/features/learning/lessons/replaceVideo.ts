import { completeVideoLink } from "../../../../shared/videoLink";
import { normaliseLink, textOrNull } from "../../../core/content/text";
import { NotFound } from "../../../core/errors";
import { editVersioned } from "../../../platform/audit/editVersioned";
import { inTransaction } from "../../../platform/audit/records";
import type { Context } from "../../../platform/context";
import { Reference } from "../reference.entity";
import type { ReplaceVideoInput } from "../reference.inputs";
import { isVideo } from "./lessonKinds";
import { renewThumbnail } from "../thumbnails/thumbnailJob";
import { startWatchingOver } from "./startWatchingOver";

/** Another video in the place of this one; an edited link leads to the same video. */
export async function replaceVideo(context: Context, input: ReplaceVideoInput): Promise<Reference> {
  const { id, expectedVersion } = input;
  return inTransaction(context, {}, async (transaction) => {
    const { manager } = transaction;
    const before = await manager.findOneBy(Reference, { id });
    if (!before || !isVideo(before.kind)) throw new NotFound("reference");
    const changes = {
      link: normaliseLink(completeVideoLink(input.link)),
      durationText: textOrNull(input.durationText),
      videoNumber: before.videoNumber + 1,
    };
    const edit = { action: "replaceVideo", target: Reference, noun: "reference", id, expectedVersion };
    const lesson = await editVersioned<Reference>(transaction, { ...edit, changes });
    await renewThumbnail(transaction, lesson, before.link);
    await startWatchingOver(manager, id);
    return lesson;
  });
}
