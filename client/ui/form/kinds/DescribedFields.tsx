import { Fragment } from "react";
import styles from "./DescribedFields.module.css";
import { FieldGrid } from "../FieldGrid";
import type { FieldKind, Fields } from "./FieldKind";
import type { FormValues } from "../formValues";

type Drawn = Pick<FieldKind<never>, "draw" | "part" | "isShort">;
type Named = [name: string, field: Drawn];

interface Part {
  title: string | null;
  /** Neighbouring short fields share a row. */
  rows: Named[][];
}

function isNeighbour(row: Named[] | undefined, { isShort }: Drawn): boolean {
  return Boolean(isShort && row?.at(-1)?.[1].isShort);
}

function partsOf(fields: Named[]): Part[] {
  const parts: Part[] = [];
  for (const [name, field] of fields) {
    if (field.part || parts.length === 0) parts.push({ title: field.part ?? null, rows: [] });
    const rows = parts.at(-1)?.rows ?? [];
    if (isNeighbour(rows.at(-1), field)) rows.at(-1)?.push([name, field]);
    else rows.push([[name, field]]);
  }
  return parts;
}

interface DescribedFieldsProps<Content> {
  fields: Fields<Content>;
  values: FormValues;
  /** Prefixes the fields' names, e.g. "agenda.1."; empty at the top. */
  path?: string;
}

export function DescribedFields<Content>({ fields, values, path = "" }: DescribedFieldsProps<Content>) {
  const draw = ([name, field]: Named) => <Fragment key={name}>{field.draw(path + name, values)}</Fragment>;
  const drawRow = (row: Named[]) =>
    row.length > 1 ? <FieldGrid key={row[0]?.[0]}>{row.map(draw)}</FieldGrid> : row.map(draw);

  return partsOf(Object.entries<Drawn>(fields)).map(({ title, rows }) =>
    title ? (
      <fieldset key={title} className={styles.part}>
        <legend className={styles.title}>{title}</legend>
        {rows.map(drawRow)}
      </fieldset>
    ) : (
      <Fragment key="">{rows.map(drawRow)}</Fragment>
    ),
  );
}
