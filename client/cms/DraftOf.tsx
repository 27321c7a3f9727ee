import { cmsPaths } from "../cmsPaths";
import { DraftNote } from "../ui/DraftNote";

interface DraftOfProps {
  kind: "workshop" | "course" | "blogPost";
  /** As its page in the content area is named: a workshop by its id, the others by their slug. */
  name: string;
}

/** Across the top of a page whose content is a draft, with the way to where it is changed. */
export function DraftOf({ kind, name }: DraftOfProps) {
  return <DraftNote editPath={cmsPaths[kind](name)} />;
}
