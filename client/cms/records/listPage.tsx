import type { ReactNode } from "react";
import { useParams } from "react-router-dom";
import type { Fields } from "../../ui/form/kinds/FieldKind";
import { CmsPage } from "../CmsPage";
import { ListedContent } from "./ListedContent";
import type { ListedKind } from "./ListedRow";
import type { Versioned } from "./record";
import { capitalized } from "./record";
import type { UseRecord } from "./recordQuery";

interface ListPageKind<Content, Item extends Content & Versioned> extends Omit<
  ListedKind<Content, Item>,
  "fields"
> {
  useFields: () => Fields<Content>;
  useItems: UseRecord<Item[]>;
  trail: ReactNode;
  actions?: (items: Item[]) => ReactNode;
}

export function listPage<Content, Item extends Content & Versioned>(kind: ListPageKind<Content, Item>) {
  return function ListPage() {
    const { record, readNewest } = kind.useItems(useParams());
    const items = record ?? [];
    const fields = kind.useFields();
    return (
      <CmsPage title={capitalized(kind.plural)} trail={kind.trail} actions={kind.actions?.(items)}>
        <ListedContent<Content, Item> kind={{ ...kind, fields }} items={items} readNewest={readNewest} />
      </CmsPage>
    );
  };
}
