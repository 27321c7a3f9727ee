import type { TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { Eye, EyeOff, Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useRef, useState } from "react";
import { isGone } from "../../apollo/problemsOf";
import { refreshAfterConflict } from "../../apollo/refreshAfterConflict";
import { refetchActive } from "../../apollo/refetchActive";
import { Button } from "../../ui/Button";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog";
import { Dialog } from "../../ui/overlay/Dialog";
import type { Fields } from "../../ui/form/kinds/FieldKind";
import { Row } from "../../ui/layout/Row";
import { Text } from "../../ui/layout/Text";
import { showToast } from "../../ui/overlay/toast";
import { ContentForm } from "./ContentForm";
import { contentOf } from "./contentOf";
import { PublishedTag } from "../PublishedTag";
import type { Answering, Stamp, Versioned } from "./record";
import { publishedOf, resultOf } from "./record";
import { SortableRow } from "../lists/SortableRow";
import type { Sending } from "./useSend";
import { useSend } from "./useSend";

export interface ListedKind<Content, Item extends Content & Versioned> {
  noun: string;
  plural: string;
  fields: Fields<Content>;
  titleOf: (content: NoInfer<Content>) => string;
  create: Sending<NoInfer<Content>>;
  update: Answering<Content & { version: number }, { input: NoInfer<Content> & Stamp }>;
  remove: TypedDocumentNode<unknown, { input: Stamp }>;
  reorder: Sending<string[]>;
  empty?: string;
  linkOf?: (item: Item) => ReactNode;
  factsOf?: (item: Item) => ReactNode;
  pictureOf?: (item: Item) => ReactNode;
  lossOf?: (item: Item) => ReactNode;
  /** Further actions of a row. */
  actionsOf?: (item: Item) => ReactNode;
}

interface ListedRowProps<Content, Item extends Content & Versioned> {
  kind: ListedKind<Content, Item>;
  place: number;
  item: Item;
  readNewest: () => Promise<Item | undefined>;
}

interface RowActionsProps {
  title: string;
  others: ReactNode;
  isPublished: boolean | null;
  onPublish: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

function RowActions({ title, others, isPublished, onPublish, onEdit, onDelete }: RowActionsProps) {
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
      {others}
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

function useRecordActions<Content, Item extends Content & Versioned>({
  kind,
  item,
}: ListedRowProps<Content, Item>) {
  const title = kind.titleOf(item);
  const client = useApolloClient();
  const send = useSend();
  const isDeleted = useRef(false);
  const isPublished = publishedOf(item);

  async function update(content: Content, expectedVersion: number) {
    const { data, error } = await send(kind.update, { ...content, id: item.id, expectedVersion });
    return { record: resultOf(data), error };
  }

  async function handlePublish() {
    const next = { ...contentOf<Content>(kind.fields, item), isPublished: !isPublished };
    const { record, error } = await update(next, item.version);
    if (record) return showToast("success", `${title} is ${isPublished ? "a draft" : "published"} now.`);
    const { general } = await refreshAfterConflict(client, error);
    if (general) showToast("error", general);
  }

  async function handleSave(content: Content, expectedVersion: number) {
    const answer = await update(content, expectedVersion);
    isDeleted.current = isGone(answer.error);
    return answer;
  }

  /** The dialog keeps typed text until it closes; then a deleted record leaves the list. */
  function handleEdited() {
    if (isDeleted.current) void refetchActive(client);
  }

  async function handleDelete() {
    const stamp = { id: item.id, expectedVersion: item.version };
    const { error, refreshed } = await send(kind.remove, stamp);
    if (error) return refreshAfterConflict(client, error);
    await refreshed;
    showToast("success", `${title} was deleted.`);
  }

  return { title, isPublished, handlePublish, handleSave, handleEdited, handleDelete };
}

export function ListedRow<Content, Item extends Content & Versioned>(props: ListedRowProps<Content, Item>) {
  const { kind, place, item, readNewest } = props;
  const { noun, fields } = kind;
  const [asking, setAsking] = useState<"edit" | "delete" | null>(null);
  const { title, isPublished, ...actions } = useRecordActions(props);

  function handleClose() {
    setAsking(null);
    actions.handleEdited();
  }

  return (
    <SortableRow
      id={item.id}
      title={title}
      place={place}
      picture={kind.pictureOf?.(item)}
      actions={
        <RowActions
          title={title}
          others={kind.actionsOf?.(item)}
          isPublished={isPublished}
          onPublish={() => void actions.handlePublish()}
          onEdit={() => setAsking("edit")}
          onDelete={() => setAsking("delete")}
        />
      }
    >
      {kind.linkOf?.(item) ?? (
        <Text as="span" isStrong>
          {title}
        </Text>
      )}
      <Row as="span" rowGap="half" tone="muted" size="small">
        {isPublished !== null && <PublishedTag isPublished={isPublished} />}
        {kind.factsOf?.(item)}
      </Row>
      <Dialog title={`Edit ${noun}`} isOpen={asking === "edit"} onClose={handleClose}>
        <ContentForm<Content>
          draftName={`${noun} ${item.id}`}
          fields={fields}
          record={item}
          save={actions.handleSave}
          readNewest={readNewest}
        />
      </Dialog>
      <ConfirmDialog
        title={`Delete this ${noun}?`}
        confirmLabel={`Delete ${noun}`}
        busyLabel="Deleting…"
        isOpen={asking === "delete"}
        onClose={() => setAsking(null)}
        onConfirm={actions.handleDelete}
      >
        <p>
          {kind.lossOf?.(item) ?? (
            <>
              <strong>{title}</strong> will be deleted. This can’t be undone.
            </>
          )}
        </p>
      </ConfirmDialog>
    </SortableRow>
  );
}
