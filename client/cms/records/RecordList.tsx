import type { OperationVariables } from "@apollo/client";
import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { narrowed } from "../../cmsPaths";
import { ButtonLink } from "../../ui/Button";
import { FilterSelect } from "../../ui/FilterSelect";
import { Row } from "../../ui/layout/Row";
import { Panel } from "../../ui/Panel";
import { SearchField } from "../../ui/SearchField";
import { CmsPage } from "../CmsPage";
import type { ListedRecord, RowKind } from "../lists/ContentRows";
import { ContentRow, ContentRows } from "../lists/ContentRows";
import type { Answering, RecordNames } from "./record";
import { PagedList } from "../lists/PagedList";
import { SortableList } from "../lists/SortableList";
import { SortableRow } from "../lists/SortableRow";
import type { ListPage } from "./useList";
import type { Sending } from "./useSend";
import { useSend } from "./useSend";

/** What the list is narrowed to, in the page's address: each filter's choice and the search, "" for all. */
type Chosen = Record<string, string>;

interface Filter {
  name: string;
  label: string;
  /** The choice of no filter, such as "All languages". */
  all: string;
  choices: Record<string, string>;
}

interface ListKind<Item extends ListedRecord, Variables extends OperationVariables> {
  names: RecordNames;
  trail: ReactNode;
  /** Above the list. */
  top?: ReactNode;
  query: Answering<ListPage<Item>, Variables>;
  isSearchable?: boolean;
  filters?: Filter[];
  variables?: (chosen: Chosen) => NoInfer<Partial<Variables>>;
  row: RowKind<Item>;
  empty: string;
  add?: { to: string; label: string };
  actions?: ReactNode;
  reorder?: Sending<string[]>;
  below?: ReactNode;
}

interface RowsProps<Item extends ListedRecord> {
  kind: { names: RecordNames; row: RowKind<Item> };
  reorder: Sending<string[]>;
  placeId: string;
  nodes: Item[];
}

function SortableRows<Item extends ListedRecord>(props: RowsProps<Item>) {
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

function useChosen<Item extends ListedRecord, Variables extends OperationVariables>({
  names,
  isSearchable,
  filters = [],
}: ListKind<Item, Variables>) {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const chosen: Chosen = {};
  for (const { name, choices } of filters) {
    const choice = address.get(name) ?? "";
    chosen[name] = choice in choices ? choice : "";
  }
  if (isSearchable) chosen.search = address.get("search") ?? "";
  return {
    chosen,
    choose: (name: string, value: string) =>
      void navigate(narrowed(names.list.path, { ...chosen, [name]: value }), { replace: true }),
  };
}

interface RecordRowsProps<Item extends ListedRecord, Variables extends OperationVariables> {
  kind: ListKind<Item, Variables>;
  chosen: Chosen;
}

function RecordRows<Item extends ListedRecord, Variables extends OperationVariables>({
  kind,
  chosen,
}: RecordRowsProps<Item, Variables>) {
  const { names, query, isSearchable, filters, variables, reorder, empty, row } = kind;
  const { plural } = names;
  const isNarrowed = Object.values(chosen).some(Boolean);
  const others = filters ? "Choose other filters, or try fewer words." : "Try a shorter part of the name.";
  const shown = { ...variables?.(chosen), ...(isSearchable && { search: chosen.search || null }) };
  return (
    <PagedList
      plural={plural}
      query={query}
      variables={shown as Variables}
      isNarrowed={isNarrowed}
      empty={isNarrowed ? others : empty}
    >
      {(items) =>
        reorder && !isNarrowed ? (
          <SortableRows kind={kind} reorder={reorder} placeId={plural} nodes={items} />
        ) : (
          <ContentRows {...row} items={items} />
        )
      }
    </PagedList>
  );
}

interface FiltersProps {
  filters: Filter[];
  chosen: Chosen;
  onChoose: (name: string, value: string) => void;
}

function Filters({ filters, chosen, onChoose }: FiltersProps) {
  return (
    <Row rowGap="1">
      {filters.map(({ name, label, all, choices }) => (
        <FilterSelect
          key={name}
          label={label}
          value={chosen[name] ?? ""}
          onChoose={(choice) => onChoose(name, choice)}
        >
          <option value="">{all}</option>
          {Object.entries(choices).map(([choice, text]) => (
            <option key={choice} value={choice}>
              {text}
            </option>
          ))}
        </FilterSelect>
      ))}
    </Row>
  );
}

export function recordList<Item extends ListedRecord, Variables extends OperationVariables>(
  kind: ListKind<Item, Variables>,
) {
  const { names, trail, top, actions, add, below, isSearchable, filters } = kind;
  const { plural, list } = names;

  return function RecordList() {
    const { chosen, choose } = useChosen(kind);
    return (
      <CmsPage
        title={list.title}
        trail={trail}
        top={top}
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
          actions={
            isSearchable && (
              <SearchField
                label={`Search ${plural}`}
                value={chosen.search}
                onSearch={(search) => choose("search", search)}
              />
            )
          }
        >
          {filters && <Filters filters={filters} chosen={chosen} onChoose={choose} />}
          <RecordRows kind={kind} chosen={chosen} />
        </Panel>
        {below}
      </CmsPage>
    );
  };
}
