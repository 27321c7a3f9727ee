import { momentInIndia } from "../format/momentInIndia";
import { Tag } from "../ui/text/Tag";

interface PublishedTagProps {
  isPublished: boolean;
  /** Whether people have registered for it: it was on the site then, and is no draft. */
  hasPeople?: boolean;
  /** When visitors will see what is published, while that is still to come. */
  scheduledFor?: string | null;
}

/** Whether visitors see it. */
export function PublishedTag({ isPublished, hasPeople, scheduledFor = null }: PublishedTagProps) {
  if (!isPublished) return <Tag>{hasPeople ? "Archived" : "Draft"}</Tag>;
  if (scheduledFor) return <Tag tone="warning">Scheduled for {momentInIndia(scheduledFor)}</Tag>;
  return <Tag tone="good">Published</Tag>;
}
