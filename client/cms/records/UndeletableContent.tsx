import { useApolloClient } from "@apollo/client/react";
import { Archive, Eye } from "lucide-react";
import type { ReactNode } from "react";
import { useState } from "react";
import { refreshAfterConflict } from "../../apollo/refreshAfterConflict";
import { counted } from "../../format/counted";
import { Button } from "../../ui/Button";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog";
import { showToast } from "../../ui/overlay/toast";
import type { Sent } from "./useSend";

export interface Undeletable {
  people: number;
  /** Another reason than registrations. */
  held?: string;
  /** Missing where only the form can hide the record, as `children` explain. */
  archive?: { isDone: boolean; send: (isPublished: boolean) => Promise<Sent> };
}

interface UndeletableContentProps extends Undeletable {
  noun: string;
  title: string;
  children: ReactNode;
}

/** Offers archiving for a record with registrations, which cannot be deleted. */
export function UndeletableContent({
  noun,
  title,
  people,
  archive,
  children,
  ...why
}: UndeletableContentProps) {
  const client = useApolloClient();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const registered = `${counted(people, "person has", "people have")} registered, so this ${noun} can’t be deleted.`;
  const held = people > 0 ? registered : why.held;

  if (!archive) {
    return (
      <p>
        {held} {children}
      </p>
    );
  }

  async function handleArchive() {
    const { error, refreshed } = (await archive?.send(false)) ?? {};
    if (error) return refreshAfterConflict(client, error);
    setIsAsking(false);
    showToast("success", `${title} is archived: only staff can see it.`);
    await refreshed;
  }

  async function handlePublish() {
    setIsBusy(true);
    const { error, refreshed } = (await archive?.send(true)) ?? {};
    const problems = error ? await refreshAfterConflict(client, error) : null;
    if (problems?.general) showToast("error", problems.general);
    if (!error) {
      showToast("success", `${title} is published again.`);
      await refreshed;
    }
    setIsBusy(false);
  }

  return (
    <>
      <p>
        {held}{" "}
        {archive.isDone
          ? "It is archived: only staff can see it."
          : "You can archive it instead: it leaves the site, and its registrations stay."}
      </p>
      <div>
        {archive.isDone ? (
          <Button icon={<Eye size={18} aria-hidden />} isBusy={isBusy} onClick={() => void handlePublish()}>
            Publish {noun} again
          </Button>
        ) : (
          <Button icon={<Archive size={18} aria-hidden />} onClick={() => setIsAsking(true)}>
            Archive {noun}
          </Button>
        )}
      </div>
      <ConfirmDialog
        title={`Archive this ${noun}?`}
        confirmLabel={`Archive ${noun}`}
        busyLabel="Archiving…"
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={handleArchive}
      >
        <p>
          Visitors will no longer find <strong>{title}</strong>, and nobody can register. Its registrations
          stay, and you can publish it again here.
        </p>
      </ConfirmDialog>
    </>
  );
}
