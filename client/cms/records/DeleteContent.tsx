import { useApolloClient } from "@apollo/client/react";
import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { refreshAfterConflict } from "../../apollo/refreshAfterConflict";
import { Button } from "../../ui/Button";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog";
import { Panel } from "../../ui/Panel";
import { showToast } from "../../ui/overlay/toast";
import type { Undeletable } from "./UndeletableContent";
import { UndeletableContent } from "./UndeletableContent";
import type { Sent } from "./useSend";

interface DeleteContentProps {
  noun: string;
  title: string;
  /** Sends the deletion, with `isLeaving`. */
  remove: () => Promise<Sent>;
  backTo: string;
  /** For records with registrations, which are archived instead of deleted. */
  kept?: Undeletable;
  children?: ReactNode;
  /** Shown in the confirmation. */
  losses?: ReactNode;
}

export function DeleteContent({ noun, title, remove, backTo, kept, children, losses }: DeleteContentProps) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);

  async function handleConfirm() {
    const { error } = await remove();
    if (error) return refreshAfterConflict(client, error);
    showToast("success", `${title} was deleted.`);
    await navigate(backTo);
  }

  if (kept && (kept.people > 0 || kept.held)) {
    return (
      <Panel title={`Delete this ${noun}`}>
        <UndeletableContent noun={noun} title={title} {...kept}>
          {children}
        </UndeletableContent>
      </Panel>
    );
  }
  return (
    <Panel title={`Delete this ${noun}`} tone="danger">
      <p>This can’t be undone. {children}</p>
      <div>
        <Button look="danger" icon={<Trash2 size={18} aria-hidden />} onClick={() => setIsAsking(true)}>
          Delete {noun}
        </Button>
      </div>
      <ConfirmDialog
        title={`Delete this ${noun}?`}
        confirmLabel={`Delete ${noun}`}
        busyLabel="Deleting…"
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={handleConfirm}
      >
        <p>
          {kept && "Nobody has registered. "}
          <strong>{title}</strong> will be deleted. This can’t be undone.
        </p>
        {losses}
      </ConfirmDialog>
    </Panel>
  );
}
