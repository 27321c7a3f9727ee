import { momentInIndia } from "../format/momentInIndia";
import { Tag } from "../ui/text/Tag";

interface PublishedTagProps {
  isPublished: boolean;
  /** People have registered, so the record was public once: archived, not a draft. */
  hasPeople?: boolean;
  /** When a published record becomes visible, if that is in the future. */
  scheduledFor?: string | null;
}

export function PublishedTag({ isPublished, hasPeople, scheduledFor = null }: PublishedTagProps) {
  if (!isPublished) return <Tag>{hasPeople ? "Archived" : "Draft"}</Tag>;
  if (scheduledFor) return <Tag tone="warning">Scheduled for {momentInIndia(scheduledFor)}</Tag>;
  return <Tag tone="good">Published</Tag>;
}
