import { DescribedFields } from "../kinds/DescribedFields";
import type { Described, FieldOptions, Unlimited } from "../kinds/FieldKind";
import { comparedFields, describeFields, readContent, writeContent } from "../kinds/FieldKind";
import type { FormValues } from "../formValues";
import { ListField } from "./ListField";
import { countEntries } from "./listRows";

interface ListOptions<Entry> extends FieldOptions {
  noun: string;
  fields: Described<Entry>;
  /** The fields that summarise a closed entry. */
  summary: (keyof Entry & string)[];
}

export function list<Entry>(options: ListOptions<Entry>): Unlimited<Entry[]> {
  const { label, hint, noun, summary } = options;
  const summarise = (values: FormValues) =>
    summary
      .map((name) => values[name])
      .filter(Boolean)
      .join(": ");
  return ({ maxItems = Infinity, fields: limits = {} }) => {
    const fields = describeFields<Entry>(limits, options.fields);
    return {
      ...options,
      write: (name, entries) =>
        Object.assign(
          {},
          ...(entries ?? []).map((entry, index) => writeContent(fields, entry, `${name}.${index}.`)),
        ) as FormValues,
      read: (name, values) =>
        Array.from({ length: countEntries(name, values) }, (_, index) =>
          readContent(fields, values, `${name}.${index}.`),
        ),
      compared: (name) => [{ name, label, entry: comparedFields(fields) }],
      draw: (name, values) => (
        <ListField {...{ name, label, hint, noun, maxItems, values, summarise }}>
          {(path, entry) => <DescribedFields fields={fields} values={entry} path={path} />}
        </ListField>
      ),
    };
  };
}
