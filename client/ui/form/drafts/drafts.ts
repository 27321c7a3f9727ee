import type { FormValues } from "../formValues";
import { DRAFT_PREFIX, TAB_KEEPS_MS } from "./hasVisitorDraft";
import type { VersionedRecord } from "../versions/mergeValues";

export interface Draft {
  savedAt: number;
  values: FormValues;
  /** The signed-in account; null for a visitor. */
  owner: string | null;
  base?: VersionedRecord;
}

export interface FoundDraft {
  name: string;
  draft: Draft;
}

/** Separates a form's name from the time of an earlier draft. */
const EARLIER = "#";

const HOUR_MS = 3_600_000;
const ACCOUNT_KEEPS_MS = 14 * 24 * HOUR_MS;

/** Set at sign-out: nothing is written for that account afterwards. */
let isClosed = false;

export interface Typist {
  /** A staff account, whose drafts the browser keeps; null where the tab keeps them. */
  account: string | null;
  owner: string | null;
}

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

/** Newest first. Removes expired drafts, and another account's from a tab. */
export function findDrafts({ account, owner }: Typist, form: string): FoundDraft[] {
  const isForeign = (draft: Draft | null) => Boolean(draft?.owner && draft.owner !== owner);
  try {
    const { storage, prefix, keepsMs } = drawerOf(account);
    const oldest = Date.now() - keepsMs;
    removeAll(storage, (key) => {
      const draft = parse(storage.getItem(key));
      const isOld = !((draft?.savedAt ?? 0) > oldest);
      // The visitor may be the owner, whose session has ended.
      return isOld || (!account && owner !== null && isForeign(draft));
    });
    const place = prefix + form;
    return Object.keys(storage)
      .filter((key) => key === place || key.startsWith(place + EARLIER))
      .flatMap((key) => {
        const draft = parse(storage.getItem(key));
        return draft && !isForeign(draft) ? [{ name: key.slice(prefix.length), draft }] : [];
      })
      .sort((one, other) => other.draft.savedAt - one.draft.savedAt);
  } catch {
    // A browser may forbid storage.
    return [];
  }
}

/** Null removes it. Full or forbidden storage keeps no draft. */
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

/** Renames a draft, so that the form can keep another under its own name. */
export function setDraftAside(account: string | null, form: string, draft: Draft): FoundDraft {
  const name = `${form}${EARLIER}${draft.savedAt}`;
  writeDraft(account, name, draft);
  writeDraft(account, form, null);
  return { name, draft };
}

/** At sign-out: removes the drafts of this account and this tab. */
export function forgetDrafts(account: string | undefined): void {
  isClosed = true;
  try {
    removeAll(sessionStorage, () => true);
    if (account) removeAll(localStorage, (key) => key.startsWith(drawerOf(account).prefix));
  } catch {
    return;
  }
}
