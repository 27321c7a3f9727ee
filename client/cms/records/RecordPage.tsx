import type { TypedDocumentNode } from "@apollo/client";
import type { ReactNode } from "react";
import { Link, useParams } from "react-router-dom";
import type { Fields } from "../../ui/form/kinds/FieldKind";
import type { FormProblems } from "../../ui/form/problems";
import { Panel } from "../../ui/Panel";
import { CmsPage } from "../CmsPage";
import { ContentForm } from "./ContentForm";
import { contentOf } from "./contentOf";
import { DeleteContent } from "./DeleteContent";
import { noRecord } from "./noRecord";
import { PublishedTag } from "../PublishedTag";
import type { Answering, RecordNames, Stamp, Versioned } from "./record";
import { capitalized, publishedOf, resultOf, savedOrRefused } from "./record";
import type { ReadNewest, UseRecord } from "./recordQuery";
import { useSend } from "./useSend";

interface Deletion<Shown> {
  mutation: TypedDocumentNode<unknown, { input: Stamp }>;
  hint: (record: Shown) => ReactNode;
  losses?: (record: Shown) => ReactNode;
  backTo?: (record: Shown) => string;
  /** Records with registrations cannot be deleted; "archive" offers archiving. */
  undeletableFor?: "archive" | "people";
  /** Says why this record cannot be deleted, if it is for another reason than registrations. */
  held?: (record: Shown) => string | false;
}

interface RecordKind<Content, Shown extends Content & Versioned, Refused = never> {
  names: RecordNames;
  useRecord: UseRecord<Shown>;
  useFields: () => Fields<Content>;
  update: Answering<(Content & { version: number }) | Refused, { input: NoInfer<Content> & Stamp }>;
  /** What a refused update tells the form. */
  problemsOf?: (refused: Refused) => FormProblems;
  deletion: Deletion<Shown>;
  titleOf: (record: Shown) => string;
  /** The name within sentences, if not the title. */
  nameOf?: (record: Shown) => string;
  trail?: (record: Shown) => ReactNode;
  state?: (record: Shown) => ReactNode;
  actions?: (record: Shown) => ReactNode;
  parts?: (record: Shown, readNewest: ReadNewest<Shown>) => ReactNode;
  isFormAside?: boolean;
  /** Above the form. */
  aside?: (record: Shown) => ReactNode;
  /** Above the form's fields. */
  about?: (record: Shown) => ReactNode;
}

function peopleIn(record: object): number {
  return "registeredPeople" in record && typeof record.registeredPeople === "number"
    ? record.registeredPeople
    : 0;
}

interface PartProps<Content, Shown extends Content & Versioned, Refused> {
  kind: RecordKind<Content, Shown, Refused>;
  record: Shown;
}

function DeleteRecord<Content, Shown extends Content & Versioned, Refused>({
  kind,
  record,
}: PartProps<Content, Shown, Refused>) {
  const { names, deletion, nameOf = kind.titleOf, update } = kind;
  const send = useSend();
  const fields = kind.useFields();
  const stamp = { id: record.id, expectedVersion: record.version };
  const archive = {
    isDone: publishedOf(record) === false,
    send: async (isPublished: boolean) =>
      send(update, { ...contentOf<Content>(fields, record), isPublished, ...stamp }),
  };
  return (
    <DeleteContent
      noun={names.noun}
      title={nameOf(record)}
      backTo={deletion.backTo?.(record) ?? names.list.path}
      remove={async () => send(deletion.mutation, stamp, { isLeaving: true })}
      kept={
        deletion.undeletableFor && {
          people: peopleIn(record),
          held: deletion.held?.(record) || undefined,
          archive: deletion.undeletableFor === "archive" ? archive : undefined,
        }
      }
      losses={deletion.losses?.(record)}
    >
      {deletion.hint(record)}
    </DeleteContent>
  );
}

interface RecordFormProps<Content, Shown extends Content & Versioned, Refused> extends PartProps<
  Content,
  Shown,
  Refused
> {
  readNewest: ReadNewest<Shown>;
}

function RecordForm<Content, Shown extends Content & Versioned, Refused>(
  props: RecordFormProps<Content, Shown, Refused>,
) {
  const { kind, record, readNewest } = props;
  const { names, update, about, isFormAside, problemsOf } = kind;
  const { id } = record;
  const send = useSend();
  const fields = kind.useFields();
  return (
    <Panel title={capitalized(names.noun)}>
      {about?.(record)}
      <ContentForm<Content>
        key={id}
        draftName={`${names.noun} ${id}`}
        isLong={!isFormAside}
        fields={fields}
        record={record}
        save={async (content, expectedVersion) => {
          const { data, error } = await send(update, { ...content, id, expectedVersion });
          const result = resultOf(data);
          return { ...savedOrRefused<Content & { version: number }, Refused>(result, problemsOf), error };
        }}
        readNewest={readNewest}
      />
    </Panel>
  );
}

export function recordPage<Content, Shown extends Content & Versioned, Refused = never>(
  kind: RecordKind<Content, Shown, Refused>,
) {
  const { names, titleOf, isFormAside } = kind;
  const { list } = names;

  return function RecordPage() {
    const { record, readNewest } = kind.useRecord(useParams());
    const top = <Link to={list.path}>{list.title}</Link>;
    if (!record) {
      return noRecord({ noun: names.noun, trail: top, to: list.path, place: `all ${names.plural}` });
    }
    const isPublished = publishedOf(record);
    const own = (
      <>
        {kind.aside?.(record)}
        <RecordForm kind={kind} record={record} readNewest={readNewest} />
        <DeleteRecord kind={kind} record={record} />
      </>
    );
    return (
      <CmsPage
        title={titleOf(record)}
        trail={
          <>
            {top} {kind.trail?.(record)}
          </>
        }
        state={
          kind.state?.(record) ??
          (isPublished !== null && (
            <PublishedTag isPublished={isPublished} hasPeople={peopleIn(record) > 0} />
          ))
        }
        actions={kind.actions?.(record)}
        aside={isFormAside && own}
      >
        {kind.parts?.(record, readNewest)}
        {!isFormAside && own}
      </CmsPage>
    );
  };
}
