import { Link } from "react-router-dom";
import { cmsPaths } from "../../cmsPaths";
import { StaffNote } from "../../ui/text/StaffNote";

interface DraftOfProps {
  kind: "workshop" | "course" | "blogPost";
  /** As in its CMS address: a workshop's id, otherwise the slug. */
  name: string;
}

export function DraftOf({ kind, name }: DraftOfProps) {
  return (
    <StaffNote
      label="Draft"
      title="Draft: only staff see this."
      actions={<Link to={cmsPaths[kind](name)}>Edit</Link>}
    />
  );
}
