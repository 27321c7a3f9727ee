import type { UpdateReferenceInput } from "../../../../apollo/schema.generated";
import { UpdateReferenceInput as limits } from "../../../../apollo/limits.json";
import type { ListedKind } from "../../../../cms/records/ListedRow";
import type { Versioned } from "../../../../cms/records/record";
import { sends } from "../../../../cms/records/useSend";
import type { ContentOf } from "../../../../ui/form/kinds/FieldKind";
import { describeFields } from "../../../../ui/form/kinds/FieldKind";
import { link, picture, text } from "../../../../ui/form/kinds/textKinds";
import { ReferenceImage } from "../../lesson/ReferenceImage";
import { ReplaceLesson } from "./ReplaceLesson";
import {
  CreateReferenceDocument,
  DeleteReferenceDocument,
  ReorderReferencesDocument,
  UpdateReferenceDocument,
} from "./reference.record.generated";

type ReferenceContent = ContentOf<UpdateReferenceInput>;

export const referenceFields = describeFields<ReferenceContent>(limits, {
  title: text({ label: "Reference Title" }),
  link: link({
    label: "Reference Link",
  }),
  durationText: text({ label: "Time Duration", hint: "e.g. 12:45" }),
  imageUrl: picture({ label: "Image URL" }),
});

interface Reference extends Versioned {
  title: string;
  link: string;
  durationText: string | null;
  imageUrl: string | null;
}

export function referencesOf(batchId: string): ListedKind<ReferenceContent, ReferenceContent & Reference> {
  return {
    noun: "reference",
    plural: "references",
    fields: referenceFields,
    titleOf: ({ title }) => title,
    linkOf: ({ title, link: video }) => (
      <a href={video} target="_blank" rel="noopener noreferrer">
        {title}
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    ),
    factsOf: ({ durationText, link: video }) => (
      <span>
        {durationText ?? "no time given"} · {new URL(video).hostname}
      </span>
    ),
    pictureOf: ({ imageUrl, title }) => <ReferenceImage imageUrl={imageUrl} seed={title} />,
    empty: "Add the first video below. Learners of a published course see it at once.",
    actionsOf: (lesson) => <ReplaceLesson batchId={batchId} lesson={lesson} />,
    lossOf: ({ title }) => (
      <>
        Learners of this batch no longer see <strong>{title}</strong>. Their progress stays, and you can
        restore the lesson below its batch&rsquo;s list.
      </>
    ),
    create: sends(CreateReferenceDocument, (content) => ({ batchId, ...content })),
    update: UpdateReferenceDocument,
    remove: DeleteReferenceDocument,
    reorder: sends(ReorderReferencesDocument, (referenceIds) => ({ batchId, referenceIds })),
  };
}
