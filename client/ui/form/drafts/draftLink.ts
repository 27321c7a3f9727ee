import type { RefObject } from "react";
import type { Draft } from "./drafts";
import type { FormValues } from "../formValues";
import type { VersionedRecord } from "../versions/mergeValues";

export interface DraftOptions {
  /** The form and its record. */
  name: string;
  base?: VersionedRecord;
  isOffered?: boolean;
  /** Restores text where filling in the fields is not enough. */
  onRestore?: (draft: Draft) => void;
  onDiscard?: () => void;
  /** The form is rendered with unsaved text. */
  isUnsaved?: boolean;
}

/** Between a form and its draft code, which loads later. */
export interface DraftLink {
  isTyped: boolean;
  /** Removes the draft of the sent text; newer text gets a draft of its own. */
  drop?: (sent: FormValues) => void;
}

export interface SavedDraftProps {
  options: DraftOptions;
  linkRef: RefObject<DraftLink>;
}
