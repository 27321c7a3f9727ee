import { Link } from "react-router-dom";
import { cmsPaths } from "../../cmsPaths";
import { StaffNote } from "../../ui/text/StaffNote";

interface DraftOfProps {
  kind: "workshop" | "course" | "blogPost";
  /** As its page in the content area is named: a workshop by its id, the others by their slug. */
  name: string;
}

/** Across the top of a page whose content is a draft, with the way to where it is changed. */
export function DraftOf({ kind, name }: DraftOfProps) {
  return (
    <StaffNote
      label="Draft"
      title="Draft: only staff see this."
      actions={<Link to={cmsPaths[kind](name)}>Edit</Link>}
    />
  );
}
