import { useApolloClient } from "@apollo/client/react";
import { Eye, EyeOff, Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useRef, useState } from "react";
import { Link } from "react-router-dom";
import { isGone } from "../apollo/problemsOf";
import { refreshAfterConflict } from "../apollo/refreshAfterConflict";
import { rereadShown } from "../apollo/rereadShown";
import { Button } from "../ui/Button";
import { ConfirmDialog } from "../ui/ConfirmDialog";
import { Dialog } from "../ui/Dialog";
import type { Fields } from "../ui/form/FieldKind";
import { showToast } from "../ui/toast";
import { ContentForm } from "./ContentForm";
import { contentOf } from "./contentOf";
import type { Listed, ListedDeeds } from "./ListedContent";
import styles from "./ListedRow.module.css";
import { PublishedTag } from "./PublishedTag";
import { SortableRow } from "./SortableRow";

interface ListedRowProps<Content, Item> {
  place: number;
  noun: string;
  title: string;
  facts?: ReactNode;
  to?: string;
  fields: Fields<Content>;
  item: Item;
  deeds: ListedDeeds<NoInfer<Content>>;
  readNewest: () => Promise<Item | undefined>;
}

/** Whether visitors see it; null where such a record is always seen. */
function publishedOf(item: object): boolean | null {
  return "isPublished" in item && typeof item.isPublished === "boolean" ? item.isPublished : null;
}

interface RowActionsProps {
  title: string;
  isPublished: boolean | null;
  onPublish: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

function RowActions({ title, isPublished, onPublish, onEdit, onDelete }: RowActionsProps) {
  return (
    <>
      {isPublished !== null && (
        <Button
          size="small"
          look="quiet"
          aria-label={isPublished ? `Take ${title} off the site` : `Publish ${title}`}
          icon={isPublished ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
          onClick={onPublish}
        />
      )}
      <Button
        size="small"
        look="quiet"
        aria-label={`Edit ${title}`}
        icon={<Pencil size={18} aria-hidden />}
        onClick={onEdit}
      />
      <Button
        size="small"
        look="quiet"
        aria-label={`Delete ${title}`}
        icon={<Trash2 size={18} aria-hidden />}
        onClick={onDelete}
      />
    </>
  );
}

/** A record in its short list: moved by its handle, edited in a dialog, published, deleted. */
export function ListedRow<Content, Item extends Content & Listed>(props: ListedRowProps<Content, Item>) {
  const { place, noun, title, facts, to, fields, item, deeds, readNewest } = props;
  const client = useApolloClient();
  const [asking, setAsking] = useState<"edit" | "delete" | null>(null);
  const isDeleted = useRef(false);
  const isPublished = publishedOf(item);

  async function handlePublish() {
    const next = { ...contentOf(fields, item), isPublished: !isPublished };
    const { record, error } = await deeds.update(item.id, item.version, next);
    if (record) return showToast("success", `${title} is ${isPublished ? "a draft" : "published"} now.`);
    const { general } = await refreshAfterConflict(client, error);
    if (general) showToast("error", general);
  }

  async function handleSave(content: Content, expectedVersion: number) {
    const answer = await deeds.update(item.id, expectedVersion, content);
    isDeleted.current = isGone(answer.error);
    return answer;
  }

  /** Keeps what was typed while the dialog is open, and refetches the list afterwards. */
  function handleClose() {
    setAsking(null);
    if (isDeleted.current) void rereadShown(client);
  }

  async function handleDelete() {
    const { error } = await deeds.remove(item.id, item.version);
    if (error) return refreshAfterConflict(client, error);
    showToast("success", `${title} was deleted.`);
  }

  return (
    <SortableRow
      id={item.id}
      title={title}
      place={place}
      actions={
        <RowActions
          title={title}
          isPublished={isPublished}
          onPublish={() => void handlePublish()}
          onEdit={() => setAsking("edit")}
          onDelete={() => setAsking("delete")}
        />
      }
    >
      {to ? <Link to={to}>{title}</Link> : <span className={styles.title}>{title}</span>}
      <span className={styles.facts}>
        {isPublished !== null && <PublishedTag isPublished={isPublished} />}
        {facts}
      </span>
      <Dialog title={`Edit ${noun}`} isOpen={asking === "edit"} onClose={handleClose}>
        <ContentForm
          draftName={`${noun} ${item.id}`}
          fields={fields}
          record={item}
          save={handleSave}
          readNewest={readNewest}
        />
      </Dialog>
      <ConfirmDialog
        title={`Delete this ${noun}?`}
        confirmLabel={`Delete ${noun}`}
        busyLabel="Deleting…"
        isOpen={asking === "delete"}
        onClose={() => setAsking(null)}
        onConfirm={handleDelete}
      >
        <p>
          This deletes <strong>{title}</strong>. It cannot be undone.
        </p>
      </ConfirmDialog>
    </SortableRow>
  );
}
