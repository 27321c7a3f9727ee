import type { Fields } from "../../ui/form/kinds/FieldKind";
import { readContent, writeContent } from "../../ui/form/kinds/FieldKind";

/** What the form would send if nothing was changed. */
export function contentOf<Content>(fields: Fields<Content>, record: Content): Content {
  return readContent(fields, writeContent(fields, record));
}
