import type { ReactNode } from "react";
import { useId } from "react";
import { useLocation } from "react-router-dom";
import type { Fields } from "../ui/form/FieldKind";
import { Notice } from "../ui/Notice";
import { Panel } from "../ui/Panel";
import { showToast } from "../ui/toast";
import type { Answer } from "./ContentForm";
import { ListedRow } from "./ListedRow";
import { NewContentForm } from "./NewContentForm";
import { SortableList } from "./SortableList";

export interface Listed {
  id: string;
  version: number;
}

/** What one and several of them are called, such as "partner" and "Partners". */
export interface Nouns {
  one: string;
  many: string;
}

/** What can be done with a short list's records; each answers what was refused in `error`. */
export interface ListedDeeds<Content> {
  create: (content: Content) => Promise<{ error?: unknown }>;
  update: (id: string, expectedVersion: number, content: Content) => Promise<Answer<Content>>;
  remove: (id: string, expectedVersion: number) => Promise<{ error?: unknown }>;
  reorder: (ids: string[]) => Promise<{ error?: unknown }>;
}

interface ListedContentProps<Content, Item> {
  nouns: Nouns;
  fields: Fields<Content>;
  items: Item[];
  deeds: ListedDeeds<NoInfer<Content>>;
  /** All of them as they are now, past every cache. */
  readNewest: () => Promise<Item[] | null | undefined>;
  titleOf: (item: Item) => string;
  factsOf?: (item: Item) => ReactNode;
  /** Where a row's title leads, if the record has a page of its own. */
  to?: (item: Item) => string;
}

/** A short list that is shown whole: records are added, edited, published, put in order and deleted. */
export function ListedContent<Content, Item extends Content & Listed>(
  props: ListedContentProps<Content, Item>,
) {
  const { nouns, fields, items, deeds, readNewest, titleOf, factsOf, to } = props;
  const placeId = useId();
  const { pathname } = useLocation();
  return (
    <>
      <Panel title={`${nouns.many} (${items.length})`} anchor={placeId}>
        {items.length === 0 && (
          <Notice title="There is none yet">
            <p>Add the first below.</p>
          </Notice>
        )}
        <SortableList
          placeId={placeId}
          noun={nouns.one}
          items={items}
          titleOf={titleOf}
          reorder={(ids) => deeds.reorder(ids)}
        >
          {(item, place) => (
            <ListedRow
              key={item.id}
              place={place}
              noun={nouns.one}
              title={titleOf(item)}
              facts={factsOf?.(item)}
              to={to?.(item)}
              fields={fields}
              item={item}
              deeds={deeds}
              readNewest={async () => (await readNewest())?.find(({ id }) => id === item.id)}
            />
          )}
        </SortableList>
      </Panel>
      <Panel title={`Add a ${nouns.one}`}>
        <NewContentForm
          draftName={`new ${nouns.one} ${pathname}`}
          fields={fields}
          submitLabel={`Add ${nouns.one}`}
          create={(content) => deeds.create(content)}
          onMade={() => showToast("success", `The ${nouns.one} was added.`)}
        />
      </Panel>
    </>
  );
}
