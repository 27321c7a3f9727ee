import { Award, Eye, Users } from "lucide-react";
import { Suspense, use } from "react";
import { Link } from "react-router-dom";
import { DeleteBatchDocument, UpdateBatchDocument } from "../../../../cms/generated/batch.generated";
import { ListedContent } from "../../../../cms/records/ListedContent";
import { recordPage } from "../../../../cms/records/RecordPage";
import { recordQuery } from "../../../../cms/records/recordQuery";
import { cmsPaths } from "../../../../cmsPaths";
import { counted } from "../../../../format/counted";
import { paths } from "../../../../../shared/paths";
import { ButtonLink } from "../../../../ui/Button";
import { BelowFold } from "../../../../ui/page/BelowFold";
import { CmsBatchDocument } from "./batch.record.generated";
import { BatchAccessPanel } from "./BatchAccessPanel";
import { BatchFacts } from "./BatchFacts";
import { batchFields } from "./batchFields";
import { BatchPartsContext } from "./BatchPartsContext";
import { referencesOf } from "./reference.record";
import { RemovedLessons } from "./RemovedLessons";

/** What the app draws below the lessons: live classes belong to a higher feature. */
function BatchParts({ batchId }: { batchId: string }) {
  return use(BatchPartsContext).drawClasses(batchId);
}

const useBatch = recordQuery(CmsBatchDocument);

export const CmsBatchPage = recordPage({
  names: {
    noun: "batch",
    plural: "courses",
    list: { title: "Courses", path: cmsPaths.courses },
  },
  useRecord: useBatch,
  useFields: () => batchFields,
  update: UpdateBatchDocument,
  deletion: {
    mutation: DeleteBatchDocument,
    hint: () => "To stop new learners from joining, close it to new learners instead.",
    losses: ({ referenceCount, seatsTaken }) => (
      <>
        <p>This also deletes {counted(referenceCount, "reference")}.</p>
        <p>
          {seatsTaken === 0 ? "It has no learners." : `${counted(seatsTaken, "learner")} will lose access.`}
        </p>
      </>
    ),
    backTo: ({ course }) => cmsPaths.course(course.slug),
    undeletableFor: "people",
    held: ({ learnedPeople }) =>
      learnedPeople > 0 &&
      `${counted(learnedPeople, "person has", "people have")} learned in this batch, so it can’t be deleted.`,
  },
  titleOf: ({ name }) => name,
  trail: ({ course }) => (
    <>
      <span aria-hidden>/</span> <Link to={cmsPaths.course(course.slug)}>{course.name}</Link>
    </>
  ),
  state: (batch) => <BatchFacts batch={batch} />,
  actions: ({ id, course }) => (
    <>
      <ButtonLink size="small" to={cmsPaths.batchLearners(id)} icon={<Users size={18} aria-hidden />}>
        Learners
      </ButtonLink>
      <ButtonLink size="small" to={cmsPaths.certificatesOfBatch(id)} icon={<Award size={18} aria-hidden />}>
        Certificates
      </ButtonLink>
      <ButtonLink size="small" to={paths.dashBatch(course.slug, id)} icon={<Eye size={18} aria-hidden />}>
        View as learner
      </ButtonLink>
    </>
  ),
  isFormAside: true,
  aside: (batch) => <BatchAccessPanel key={`access-${batch.id}`} batch={batch} />,
  parts: ({ id, course, references }, readNewest) => (
    <>
      <ListedContent
        key={`references-${id}`}
        kind={referencesOf(id, course.cover)}
        items={references ?? []}
        readNewest={async () => (await readNewest())?.references}
      />
      <Suspense fallback={null}>
        <RemovedLessons batchId={id} />
      </Suspense>
      <BelowFold key={`classes-${id}`}>
        <BatchParts batchId={id} />
      </BelowFold>
    </>
  ),
});
