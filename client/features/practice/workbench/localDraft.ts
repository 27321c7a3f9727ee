import { DRAFT_PREFIX, TAB_KEEPS_MS } from "../../../ui/form/drafts/hasVisitorDraft";

interface LocalDraft {
  code: string;
  writtenAt: string;
  basedOn: string | null;
}

export interface DraftOwner {
  exerciseId: string;
  /** Null for visitors, whose code stays in their tab. */
  account: string | null;
}

// What starts so is removed at sign-out, with the drafts of forms.
const keyOf = ({ exerciseId, account }: DraftOwner) =>
  `${DRAFT_PREFIX}${account ?? "visitor"}/practice/${exerciseId}`;

interface SavedDraft {
  code: string;
  updatedAt: string;
}

function read<Value>(storage: () => Storage, owner: DraftOwner): Value | null {
  try {
    return JSON.parse(storage().getItem(keyOf(owner)) ?? "null") as Value | null;
  } catch {
    return null;
  }
}

function write(storage: () => Storage, owner: DraftOwner, value: object | null): void {
  try {
    if (value) storage().setItem(keyOf(owner), JSON.stringify({ ...value, savedAt: Date.now() }));
    else storage().removeItem(keyOf(owner));
  } catch {
    // A full or forbidden storage: the server's copy remains.
  }
}

// Browsers that forbid storage throw at the mere mention of it.
const local = () => localStorage;
const session = () => sessionStorage;
/** A visitor's browser may be shared. */
const storageOf = ({ account }: DraftOwner) => (account === null ? session : local);

export function readLocalDraft(owner: DraftOwner): LocalDraft | null {
  const draft = read<LocalDraft>(storageOf(owner), owner);
  const isOld = owner.account === null && Date.now() - Date.parse(draft?.writtenAt ?? "") > TAB_KEEPS_MS;
  return isOld ? null : draft;
}

export const writeLocalDraft = (owner: DraftOwner, draft: LocalDraft | null) =>
  write(storageOf(owner), owner, draft);

/** What was saved last in this tab: a page that was loaded at the same time may have missed it. */
export const readSavedDraft = (owner: DraftOwner) => read<SavedDraft>(session, owner);

export const writeSavedDraft = (owner: DraftOwner, draft: SavedDraft) => write(session, owner, draft);

/** What a visitor wrote becomes the draft of the account that signs in. */
export function adoptVisitorDraft(owner: DraftOwner): void {
  const visitor = { ...owner, account: null };
  const draft = owner.account === null ? null : readLocalDraft(visitor);
  if (!draft) return;
  if (!readLocalDraft(owner)) writeLocalDraft(owner, { ...draft, basedOn: null });
  writeLocalDraft(visitor, null);
}
