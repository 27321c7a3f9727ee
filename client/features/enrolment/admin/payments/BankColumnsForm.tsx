import type { FragmentType } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { refreshAfterConflict } from "../../../../apollo/refreshAfterConflict";
import type { BankColumnsInput } from "../../../../apollo/schema.generated";
import { useFragmentData } from "../../../../apollo/useFragmentData";
import { useSend } from "../../../../cms/records/useSend";
import { FieldGrid } from "../../../../ui/form/FieldGrid";
import { SelectField } from "../../../../ui/form/fields";
import { Form } from "../../../../ui/form/Form";
import type { FormValues } from "../../../../ui/form/formValues";
import type { BankColumnsForm_BankImportFragment } from "./BankImport.generated";
import { BankColumnsForm_BankImportFragmentDoc, MapBankColumnsDocument } from "./BankImport.generated";
import styles from "./payments.module.css";

type Column = keyof BankColumnsInput;

const COLUMNS: [name: Column, label: string][] = [
  ["date", "Date"],
  ["narration", "Description"],
  ["utr", "UTR or bank reference"],
  ["credit", "Money in"],
  ["debit", "Money out"],
  ["amount", "Amount, in and out"],
  ["direction", "Cr or Dr"],
  ["status", "Status, e.g. SUCCESS"],
];

function readColumns(values: FormValues): BankColumnsInput {
  return Object.fromEntries(COLUMNS.map(([name]) => [name, values[name] ? Number(values[name]) : null]));
}

interface SamplesProps {
  samples: BankColumnsForm_BankImportFragment["columnSamples"];
}

function Samples({ samples }: SamplesProps) {
  const rows = Math.max(0, ...samples.map(({ cells }) => cells.length));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll a region only if it takes the focus
    <div className={styles.scroll} tabIndex={0} role="region" aria-label="The first rows">
      <table>
        <thead>
          <tr>
            {samples.map(({ heading }, index) => (
              <th key={index} scope="col">
                {heading || `Column ${index + 1}`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: rows }, (_, row) => (
            <tr key={row}>
              {samples.map(({ cells }, index) => (
                <td key={index}>{cells[row]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface BankColumnsFormProps {
  statement: FragmentType<BankColumnsForm_BankImportFragment>;
}

/** Maps the columns; the server stores the mapping for statements with the same headings. */
export function BankColumnsForm({ statement }: BankColumnsFormProps) {
  const client = useApolloClient();
  const send = useSend();
  const data = useFragmentData(BankColumnsForm_BankImportFragmentDoc, statement);
  const { id, version, columns, columnSamples } = data;

  async function handleSubmit(values: FormValues) {
    const input = { id, expectedVersion: version, columns: readColumns(values) };
    const { error } = await send(MapBankColumnsDocument, input);
    if (!error) return;
    const { fields, general } = await refreshAfterConflict(client, error);
    return { fields: {}, general: fields.columns ?? general };
  }

  return (
    <>
      <Samples samples={columnSamples} />
      <Form submitLabel="Read these columns" busyLabel="Reading…" onSubmit={handleSubmit}>
        <FieldGrid>
          {COLUMNS.map(([name, label]) => (
            <SelectField
              key={name}
              name={name}
              label={label}
              defaultValue={columns?.[name]?.toString() ?? ""}
            >
              <option value="">None</option>
              {columnSamples.map(({ heading }, index) => (
                <option key={index} value={index}>
                  {heading || `Column ${index + 1}`}
                </option>
              ))}
            </SelectField>
          ))}
        </FieldGrid>
      </Form>
    </>
  );
}
