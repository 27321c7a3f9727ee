import { PublishedTag } from "../../../../cms/PublishedTag";
import { Tag } from "../../../../ui/text/Tag";

/** Whether a draft stands beside what visitors see. */
export function DraftTag({ isDraft }: { isDraft: boolean }) {
  return isDraft ? <Tag tone="warning">Draft to publish</Tag> : <PublishedTag isPublished />;
}
