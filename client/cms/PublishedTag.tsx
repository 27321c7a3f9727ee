import { Tag } from "../ui/Tag";

interface PublishedTagProps {
  isPublished: boolean;
}

/** Whether visitors see it. */
export function PublishedTag({ isPublished }: PublishedTagProps) {
  return <Tag tone={isPublished ? "good" : "plain"}>{isPublished ? "Published" : "Draft"}</Tag>;
}
