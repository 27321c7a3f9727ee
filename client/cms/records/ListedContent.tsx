import { useId } from "react";
import { useLocation } from "react-router-dom";
import { Notice } from "../../ui/Notice";
import { Panel } from "../../ui/Panel";
import { showToast } from "../../ui/overlay/toast";
import type { ListedKind } from "./ListedRow";
import { ListedRow } from "./ListedRow";
import { NewContentForm } from "./NewContentForm";
import type { Versioned } from "./record";
import { capitalized } from "./record";
import { SortableList } from "../lists/SortableList";
import { useSend } from "./useSend";

interface ListedContentProps<Content, Item extends Content & Versioned> {
  kind: ListedKind<Content, Item>;
  items: Item[];
  readNewest: () => Promise<Item[] | null | undefined>;
}

/** A short list without pagination, edited in place. */
export function ListedContent<Content, Item extends Content & Versioned>(
  props: ListedContentProps<Content, Item>,
) {
  const { kind, items, readNewest } = props;
  const { noun, plural, fields, titleOf, create, reorder, empty } = kind;
  const placeId = useId();
  const { pathname } = useLocation();
  const send = useSend();
  return (
    <>
      <Panel title={`${capitalized(plural)} (${items.length})`} anchor={placeId}>
        {items.length === 0 && (
          <Notice title={`No ${plural} yet`}>
            <p>{empty ?? "Add the first below."}</p>
          </Notice>
        )}
        <SortableList
          placeId={placeId}
          noun={noun}
          items={items}
          titleOf={titleOf}
          reorder={async (ids) => reorder(send, ids)}
        >
          {(item, place) => (
            <ListedRow
              key={item.id}
              kind={kind}
              place={place}
              item={item}
              readNewest={async () => (await readNewest())?.find(({ id }) => id === item.id)}
            />
          )}
        </SortableList>
      </Panel>
      <Panel title={`Add a ${noun}`}>
        <NewContentForm<Content>
          draftName={`new ${noun} ${pathname}`}
          fields={fields}
          submitLabel={`Add ${noun}`}
          create={async (content) => {
            const sent = await create(send, content);
            if (!sent.error) showToast("success", `${titleOf(content)} was added.`);
            return sent;
          }}
        />
      </Panel>
    </>
  );
}
