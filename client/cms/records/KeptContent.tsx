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

/** What keeps a record from being deleted, and what can be done instead. */
export interface Kept {
  /** How many people have registered for it. */
  people: number;
  /** Takes it off the site, and brings it back; missing where only its form can hide it, as `children` say. */
  archive?: { isDone: boolean; send: (isPublished: boolean) => Promise<Sent> };
}

interface KeptContentProps extends Kept {
  /** What kind of thing it is, such as "workshop". */
  noun: string;
  title: string;
  children: ReactNode;
}

/** Says why a record that people have registered for cannot be deleted; archives it instead, and publishes it again. */
export function KeptContent({ noun, title, people, archive, children }: KeptContentProps) {
  const client = useApolloClient();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const held = `${counted(people, "person has", "people have")} registered, so this ${noun} cannot be deleted.`;

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
