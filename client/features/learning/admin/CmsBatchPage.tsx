import { Eye } from "lucide-react";
import { Suspense } from "react";
import { Link, useParams } from "react-router-dom";
import { useLatestQuery } from "../../../apollo/useLatestQuery";
import { cmsPaths } from "../../../cmsPaths";
import { paths } from "../../../paths";
import { ButtonLink } from "../../../ui/Button";
import { Notice } from "../../../ui/Notice";
import { Panel } from "../../../ui/Panel";
import { Skeleton } from "../../../ui/Skeleton";
import { BatchDoor } from "./BatchDoor";
import { BatchFacts } from "./BatchFacts";
import { BatchForm } from "./BatchForm";
import { BatchLearners, LEARNERS_PLACE } from "./BatchLearners";
import { CmsBatchDocument } from "./CmsBatch.generated";
import { CmsPage } from "../../../cms/CmsPage";
import { DeleteBatch } from "./DeleteBatch";
import { LetIn } from "./LetIn";
import { References } from "./References";

/** `/cms/batches/:id`: a batch, who may come in, its references, and who is inside. */
export function CmsBatchPage() {
  const { id = "" } = useParams();
  const data = useLatestQuery(CmsBatchDocument, { id });
  const { batch } = data;
  const top = <Link to={cmsPaths.courses}>Courses</Link>;
  if (!batch) {
    return (
      <CmsPage isNotFound title="No such batch" trail={top}>
        <Notice
          title="This batch no longer exists"
          action={<Link to={cmsPaths.courses}>To all courses</Link>}
        >
          <p>Another member of staff may have deleted it or its course.</p>
        </Notice>
      </CmsPage>
    );
  }
  const { course } = batch;

  return (
    <CmsPage
      title={batch.name}
      trail={
        <>
          {top} <span aria-hidden>/</span> <Link to={cmsPaths.course(course.slug)}>{course.name}</Link>
        </>
      }
      state={<BatchFacts batch={batch} />}
      actions={
        <ButtonLink
          size="small"
          to={paths.dashBatch(course.slug, batch.id)}
          icon={<Eye size={18} aria-hidden />}
        >
          View as learner
        </ButtonLink>
      }
      aside={
        <>
          <BatchDoor key={`door-${batch.id}`} batch={batch} />
          <Panel title="Batch">
            <BatchForm key={batch.id} batch={batch} />
          </Panel>
          <DeleteBatch batch={batch} />
        </>
      }
    >
      <References key={`references-${batch.id}`} batchId={batch.id} references={batch.references ?? []} />
      <Panel title="Who has access" anchor={LEARNERS_PLACE}>
        <Suspense fallback={<Skeleton shape="control" count={3} />}>
          <BatchLearners batchId={batch.id} />
        </Suspense>
        {batch.access === "SECRET_CODE" && <LetIn key={`let-in-${batch.id}`} batchId={batch.id} />}
      </Panel>
    </CmsPage>
  );
}
