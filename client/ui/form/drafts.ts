import type { FormValues } from "./Form";
import { DRAFT_PREFIX } from "./hasVisitorDraft";
import type { VersionedRecord } from "./mergeValues";

/** What was typed into a form and not sent yet, as this browser keeps it. */
export interface Draft {
  savedAt: number;
  values: FormValues;
  /** The account that was signed in then; null for a visitor. */
  owner: string | null;
  /** The record on which it was typed, for a form that edits one. */
  base?: VersionedRecord;
}

const HOUR_MS = 3_600_000;
const ACCOUNT_KEEPS_MS = 14 * 24 * HOUR_MS;
/** A visitor's browser may be a shared one: the tab keeps it, and not for long. */
const TAB_KEEPS_MS = 2 * HOUR_MS;

/** Set at sign-out: nothing is written for an account that has left. */
let isClosed = false;

/** Who types. */
export interface Typist {
  /** Of staff, whose drafts the browser keeps; null where the tab keeps them. */
  account: string | null;
  /** The account that is signed in, or null. */
  owner: string | null;
}

/** Where the drafts of an account, or of a visitor without one, are kept. */
interface Drawer {
  storage: Storage;
  prefix: string;
  keepsMs: number;
}

function drawerOf(account: string | null): Drawer {
  return account
    ? { storage: localStorage, prefix: `${DRAFT_PREFIX}${account}/`, keepsMs: ACCOUNT_KEEPS_MS }
    : { storage: sessionStorage, prefix: `${DRAFT_PREFIX}visitor/`, keepsMs: TAB_KEEPS_MS };
}

function removeAll(storage: Storage, isUnwanted: (key: string) => boolean): void {
  for (const key of Object.keys(storage))
    if (key.startsWith(DRAFT_PREFIX) && isUnwanted(key)) storage.removeItem(key);
}

function parse(text: string | null): Draft | null {
  try {
    return JSON.parse(text ?? "null") as Draft | null;
  } catch {
    return null;
  }
}

/** The draft of this name, if it is not too old or another account's. Removes old ones, and another account's from a tab. */
export function readDraft({ account, owner }: Typist, name: string): Draft | null {
  const isForeign = (draft: Draft | null) => Boolean(draft?.owner && draft.owner !== owner);
  try {
    const { storage, prefix, keepsMs } = drawerOf(account);
    const oldest = Date.now() - keepsMs;
    removeAll(storage, (key) => {
      const draft = parse(storage.getItem(key));
      const isOld = !((draft?.savedAt ?? 0) > oldest);
      // A visitor may be the owner, whose session has ended.
      return isOld || (!account && owner !== null && isForeign(draft));
    });
    const found = parse(storage.getItem(prefix + name));
    return isForeign(found) ? null : found;
  } catch {
    // A browser may forbid storage.
    return null;
  }
}

/** Null removes it. A full or forbidden storage keeps no draft: the form works without. */
export function writeDraft(account: string | null, name: string, draft: Draft | null): void {
  if (isClosed) return;
  try {
    const { storage, prefix } = drawerOf(account);
    if (draft) storage.setItem(prefix + name, JSON.stringify(draft));
    else storage.removeItem(prefix + name);
  } catch {
    return;
  }
}

/** At sign-out: removes what this account and this tab have typed. */
export function forgetDrafts(account: string | undefined): void {
  isClosed = true;
  try {
    removeAll(sessionStorage, () => true);
    if (account) removeAll(localStorage, (key) => key.startsWith(drawerOf(account).prefix));
  } catch {
    return;
  }
}
