import { DescribedFields } from "../../ui/form/kinds/DescribedFields";
import type { Fields } from "../../ui/form/kinds/FieldKind";
import { comparedFields, readContent, writeContent } from "../../ui/form/kinds/FieldKind";
import type { FormValues } from "../../ui/form/formValues";
import type { VersionedRecord } from "../../ui/form/versions/mergeValues";
import type { FormProblems } from "../../ui/form/problems";
import { VersionedForm } from "../../ui/form/versions/VersionedForm";
import { saveOutcomeOf } from "./saveOutcomeOf";

type Versioned<Content> = Content & { version: number };

export interface Answer<Content> {
  record: Versioned<Content> | null | undefined;
  error?: unknown;
  /** Problems that are no error, e.g. an edit that needs a decision first. */
  problems?: FormProblems;
}

interface ContentFormProps<Content> {
  draftName: string;
  isLong?: boolean;
  hasDrafts?: boolean;
  fields: Fields<Content>;
  record: Versioned<NoInfer<Content>>;
  save: (
    content: Content,
    expectedVersion: number,
    isPublished: boolean,
  ) => Promise<Answer<NoInfer<Content>>>;
  readNewest: () => Promise<Versioned<NoInfer<Content>> | null | undefined>;
}

/** Merges stale edits. */
export function ContentForm<Content>({
  draftName,
  fields,
  record,
  save,
  readNewest,
  isLong,
  hasDrafts,
}: ContentFormProps<Content>) {
  const toRecord = (content: Versioned<Content>): VersionedRecord => ({
    version: content.version,
    values: writeContent<Content>(fields, content),
  });

  async function handleSave(values: FormValues, expectedVersion: number, isPublished: boolean) {
    const answer = await save(readContent(fields, values), expectedVersion, isPublished);
    if (answer.problems) return { problems: answer.problems };
    return answer.record ? { saved: toRecord(answer.record) } : saveOutcomeOf(answer.error);
  }

  async function handleReadNewest() {
    const newest = await readNewest();
    return newest ? toRecord(newest) : null;
  }

  return (
    <VersionedForm
      draftName={draftName}
      isLong={isLong}
      hasDrafts={hasDrafts}
      record={toRecord(record)}
      fields={comparedFields(fields)}
      save={handleSave}
      readNewest={handleReadNewest}
    >
      {(values) => <DescribedFields fields={fields} values={values} />}
    </VersionedForm>
  );
}
