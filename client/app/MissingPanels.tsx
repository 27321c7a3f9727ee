import { PART_MISSING } from "../ui/lazyComponent";
import { Notice } from "../ui/Notice";

export function MissingPanels() {
  return (
    <Notice tone="problem" title="Questions and notes didn’t load">
      <p>{PART_MISSING}</p>
    </Notice>
  );
}
