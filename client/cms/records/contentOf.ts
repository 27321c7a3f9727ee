import type { Fields } from "../../ui/form/kinds/FieldKind";
import { readContent, writeContent } from "../../ui/form/kinds/FieldKind";

/** What a form would send of a record that nobody has changed. */
export function contentOf<Content>(fields: Fields<Content>, record: Content): Content {
  return readContent(fields, writeContent(fields, record));
}
