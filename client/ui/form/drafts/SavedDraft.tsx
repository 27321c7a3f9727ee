import type { RefObject } from "react";
import { use, useEffect, useEffectEvent, useRef, useState } from "react";
import { momentInIndia } from "../../../format/momentInIndia";
import { isFocusLost } from "../../../hooks/isFocusLost";
import { focusFirstIn } from "../../../hooks/useFocusAfterSwap";
import { Button } from "../../Button";
import { DraftAccountContext, DraftOwnerContext } from "../formContexts";
import type { Draft, FoundDraft, Typist } from "./drafts";
import { findDrafts, setDraftAside, writeDraft } from "./drafts";
import { draftsBeingSent } from "./draftsBeingSent";
import type { FieldsToFill } from "./fillForm";
import { fillForm, draftValues } from "./fillForm";
import type { DraftOptions, SavedDraftProps } from "./draftLink";
import type { FormValues } from "../formValues";
import { valuesOf } from "../formValues";
import styles from "./SavedDraft.module.css";
import { isSame } from "../versions/mergeValues";

/** Throttle while someone types. */
const SAVE_EVERY_MS = 2000;

/** Drafts older than the form that differ from it. After the decision, the form's own name holds the current text. */
function findOffers(typist: Typist, { name, base, isOffered = true }: DraftOptions): FoundDraft[] {
  if (draftsBeingSent.has(name)) return [];
  return findDrafts(typist, name).filter(
    (found) => (isOffered || found.name !== name) && !(base && isSame(found.draft.values, base.values)),
  );
}

/** Renames an offered draft, so that the form's name is free for the current text. */
function freeName(offers: FoundDraft[], account: string | null, name: string): FoundDraft[] {
  return offers.map((offer) => (offer.name === name ? setDraftAside(account, name, offer.draft) : offer));
}

function stop(timer: RefObject<ReturnType<typeof setTimeout> | undefined>): void {
  clearTimeout(timer.current);
  timer.current = undefined;
}

interface DraftWriter extends SavedDraftProps {
  typist: Typist;
  place: RefObject<HTMLElement | null>;
  /** Runs before a draft is written under the form's name. */
  onWrite: () => void;
}

/** Throttled to two seconds; also saves when the page is left. */
function useDraftWriter({ options, linkRef, typist, place, onWrite }: DraftWriter) {
  const { account, owner } = typist;
  const initial = useRef<FormValues | null>(account ? null : {});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A visitor's draft is restored without asking, and an untouched field may have a new default by then.
  const isOnlyChanged = account === null;

  /** Null if nothing is new. */
  function draftOf(form: HTMLFormElement): Draft | null {
    const { base } = options;
    const values = draftValues(form, isOnlyChanged);
    const untouched = base?.values ?? initial.current;
    const isUntouched = untouched && isSame(values, untouched);
    return isUntouched ? null : { savedAt: Date.now(), owner, values, base };
  }

  const write = useEffectEvent((draft: Draft | null) => {
    onWrite();
    writeDraft(account, options.name, draft);
  });
  const writeForm = useEffectEvent((form: HTMLFormElement) => write(draftOf(form)));
  const isTyped = useEffectEvent(() => linkRef.current.isTyped || options.isUnsaved === true);

  useEffect(() => {
    const form = place.current?.closest("form");
    if (!form) return;
    // If the form was typed into before, its initial values are unknown.
    if (!isOnlyChanged) initial.current = isTyped() ? null : draftValues(form, false);
    const writeNow = () => {
      if (timer.current !== undefined) writeForm(form);
      stop(timer);
    };
    const handleInput = () => {
      timer.current ??= setTimeout(writeNow, SAVE_EVERY_MS);
    };
    if (isTyped()) handleInput();
    linkRef.current.drop = (sent) => {
      stop(timer);
      write(null);
      if (form.isConnected && !isSame(valuesOf(form), sent)) handleInput();
    };
    form.addEventListener("input", handleInput);
    addEventListener("pagehide", writeNow);
    return () => {
      writeNow();
      form.removeEventListener("input", handleInput);
      removeEventListener("pagehide", writeNow);
    };
  }, [isOnlyChanged, linkRef, place]);

  return { draftOf, stopWriting: () => stop(timer) };
}

function useFocusAfterOffer(place: RefObject<HTMLElement | null>, isOffered: boolean): void {
  const wasOffered = useRef(isOffered);
  useEffect(() => {
    if (wasOffered.current && !isOffered && isFocusLost()) focusFirstIn(place.current?.closest("form"));
    wasOffered.current = isOffered;
  }, [place, isOffered]);
}

/** Saves the form's draft and offers it after a crash or a reload; visitors' fields are filled in at once. */
export function SavedDraft(props: SavedDraftProps) {
  const account = use(DraftAccountContext);
  const useOwner = use(DraftOwnerContext);
  const viewer = useOwner();
  const owner = account ?? viewer;
  return owner !== undefined && <OwnedDraft {...props} typist={{ account, owner }} />;
}

interface OwnedDraftProps extends SavedDraftProps {
  typist: Typist;
}

function OwnedDraft({ options, linkRef, typist }: OwnedDraftProps) {
  const { account, owner } = typist;
  const { name } = options;
  const place = useRef<HTMLDivElement>(null);
  const [offers, setOffers] = useState(() => findOffers(typist, options));
  const found = offers[0]?.draft;
  const { draftOf, stopWriting } = useDraftWriter({
    ...{ options, linkRef, place, typist },
    onWrite: () => {
      // Staff have not decided about the offer yet; a visitor's is already part of the current text.
      if (account && offers.length > 0) setOffers(freeName(offers, account, name));
    },
  });
  useFocusAfterOffer(place, found !== undefined);

  function fill(which: FieldsToFill) {
    const form = place.current?.closest("form");
    if (form && found) fillForm(form, found.values, which);
  }

  // A visitor's draft may be another person's: never replaces data of the account.
  const fillUnasked = useEffectEvent(() => {
    if (!account) fill(found?.owner === owner ? "unchanged" : "empty");
  });
  useEffect(() => fillUnasked(), []);

  function handleRestore() {
    const form = place.current?.closest("form");
    const [offer, ...others] = offers;
    if (!form || !offer) return;
    stopWriting();
    // Text typed beside the offer is offered next.
    const typed = draftOf(form);
    const left = freeName(others, account, name);
    setOffers(typed ? [setDraftAside(account, name, typed), ...left] : left);
    writeDraft(account, offer.name, null);
    writeDraft(account, name, offer.draft);
    if (options.onRestore) options.onRestore(offer.draft);
    else fill("all");
  }

  function handleDiscard() {
    const [offer, ...others] = offers;
    if (!offer) return;
    writeDraft(account, offer.name, null);
    setOffers(freeName(others, account, name));
    options.onDiscard?.();
  }

  const isOutdated = found?.base && options.base && found.base.version !== options.base.version;
  return (
    <div ref={place} className={found && account ? styles.offer : styles.none}>
      {found && account && (
        <>
          <p role="status">
            <strong>
              You have unsaved text from {momentInIndia(new Date(found.savedAt).toISOString())}.
            </strong>{" "}
            {isOutdated && "This was changed since then: restore your text to compare."}
          </p>
          <div className={styles.actions}>
            <Button size="small" onClick={handleRestore}>
              Restore
            </Button>
            <Button size="small" look="quiet" onClick={handleDiscard}>
              Discard
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
