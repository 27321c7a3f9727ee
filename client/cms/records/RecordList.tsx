import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { useState } from "react";
import { PartBoundary } from "../../apollo/PartBoundary";
import { ShowMore } from "../../apollo/lists/ShowMore";
import { ButtonLink } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { Panel } from "../../ui/Panel";
import { SearchField } from "../../ui/SearchField";
import { Skeleton } from "../../ui/page/Skeleton";
import { CmsPage } from "../CmsPage";
import type { ListedRecord, RowKind } from "../lists/ContentRows";
import { ContentRow, ContentRows } from "../lists/ContentRows";
import type { Answering, RecordNames } from "./record";
import { SortableList } from "../lists/SortableList";
import { SortableRow } from "../lists/SortableRow";
import { useList } from "./useList";
import type { Sending } from "./useSend";
import { useSend } from "./useSend";

interface ListPage<Row> {
  nodes: Row[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

interface Searched {
  search?: string | null;
  after?: string | null;
}

interface ListKind<Row extends ListedRecord> {
  names: RecordNames;
  trail: ReactNode;
  query: Answering<ListPage<Row>, Searched>;
  isSearchable?: boolean;
  row: RowKind<Row>;
  empty: string;
  add?: { to: string; label: string };
  actions?: ReactNode;
  reorder?: Sending<string[]>;
  below?: ReactNode;
}

interface RowsProps<Row extends ListedRecord> {
  kind: ListKind<Row>;
  reorder: Sending<string[]>;
  placeId: string;
  nodes: Row[];
}

function SortableRows<Row extends ListedRecord>(props: RowsProps<Row>) {
  const { kind, reorder, placeId, nodes } = props;
  const { titleOf } = kind.row;
  const send = useSend();
  return (
    <SortableList
      placeId={placeId}
      noun={kind.names.noun}
      items={nodes}
      titleOf={titleOf}
      reorder={async (ids) => reorder(send, ids)}
    >
      {(item, place) => (
        <SortableRow key={item.id} id={item.id} title={titleOf(item)} place={place} actions={null}>
          <ContentRow kind={kind.row} item={item} />
        </SortableRow>
      )}
    </SortableList>
  );
}

interface RecordRowsProps<Row extends ListedRecord> {
  kind: ListKind<Row>;
  placeId: string;
  search: string;
}

function RecordRows<Row extends ListedRecord>({ kind, placeId, search }: RecordRowsProps<Row>) {
  const { names, query, isSearchable, reorder, empty } = kind;
  const { nodes, more } = useList(query, isSearchable ? { search: search || null } : {});
  if (nodes.length === 0) {
    return (
      <Notice title={search ? `No matching ${names.plural}` : `No ${names.plural} yet`}>
        <p>{search ? "Try a shorter part of the name." : empty}</p>
      </Notice>
    );
  }
  return (
    <>
      {reorder && !search ? (
        <SortableRows kind={kind} reorder={reorder} placeId={placeId} nodes={nodes} />
      ) : (
        <ContentRows {...kind.row} items={nodes} />
      )}
      <ShowMore {...more} />
    </>
  );
}

export function recordList<Row extends ListedRecord>(kind: ListKind<Row>) {
  const { names, trail, actions, add, below, isSearchable } = kind;
  const { plural, list } = names;

  return function RecordList() {
    const [search, setSearch] = useState("");
    return (
      <CmsPage
        title={list.title}
        trail={trail}
        actions={
          <>
            {actions}
            {add && (
              <ButtonLink look="main" size="small" to={add.to} icon={<Plus size={18} aria-hidden />}>
                {add.label}
              </ButtonLink>
            )}
          </>
        }
      >
        <Panel
          title={`All ${plural}`}
          anchor={plural}
          actions={isSearchable && <SearchField label={`Search ${plural}`} onSearch={setSearch} />}
        >
          <PartBoundary
            name={`The ${plural}`}
            shows={search}
            fallback={<Skeleton shape="control" count={5} />}
          >
            <RecordRows kind={kind} placeId={plural} search={search} />
          </PartBoundary>
        </Panel>
        {below}
      </CmsPage>
    );
  };
}
