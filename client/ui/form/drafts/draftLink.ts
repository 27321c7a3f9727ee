import type { RefObject } from "react";
import type { Draft } from "./drafts";
import type { FormValues } from "../formValues";
import type { VersionedRecord } from "../versions/mergeValues";

export interface DraftOptions {
  /** Which form, and of which record. */
  name: string;
  /** The record that the form edits, as it was opened. */
  base?: VersionedRecord;
  /** Whether a draft that is there is offered; it is not once the person has decided. */
  isOffered?: boolean;
  /** Puts the text back where filling in the fields is not enough. */
  onRestore?: (draft: Draft) => void;
  onDiscard?: () => void;
  /** Whether the form is drawn with text that was typed and is not saved. */
  isUnsaved?: boolean;
}

/** Between a form and what keeps its draft, which is loaded later. */
export interface DraftLink {
  /** Whether something was typed into the form. */
  isTyped: boolean;
  /** Removes the draft, once this text is sent; text typed since then gets a draft of its own. */
  drop?: (sent: FormValues) => void;
}

export interface KeptDraftProps {
  options: DraftOptions;
  linkRef: RefObject<DraftLink>;
}
