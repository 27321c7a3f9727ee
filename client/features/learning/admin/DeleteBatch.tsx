import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { CATALOGUE } from "../../../apollo/catalogue";
import { DeleteContent } from "../../../cms/DeleteContent";
import { useSend } from "../../../cms/useSend";
import { counted } from "../../../format/counted";
import { cmsPaths } from "../../../cmsPaths";
import { DeleteBatch_BatchFragmentDoc, DeleteBatchDocument } from "./DeleteBatch.generated";
import type { DeleteBatch_BatchFragment } from "./DeleteBatch.generated";

interface DeleteBatchProps {
  batch: FragmentType<DeleteBatch_BatchFragment>;
}

/** Deletes a batch, after saying what goes with it, and goes back to its course; one that people have registered for stays. */
export function DeleteBatch({ batch }: DeleteBatchProps) {
  const send = useSend({ forget: CATALOGUE });
  const { data } = useSuspenseFragment({
    fragment: DeleteBatch_BatchFragmentDoc,
    fragmentName: "DeleteBatch_batch",
    from: batch,
  });

  const remove = async () =>
    send(DeleteBatchDocument, { id: data.id, expectedVersion: data.version }, (cache) =>
      cache.evict({ id: cache.identify(data.course), fieldName: "batches" }),
    );

  return (
    <DeleteContent
      noun="batch"
      title={data.name}
      backTo={cmsPaths.course(data.course.slug)}
      remove={remove}
      kept={{ people: data.registeredPeople }}
      losses={
        <>
          <p>This also deletes {counted(data.referenceCount, "reference")}.</p>
          <p>
            {data.seatsTaken === 0
              ? "It has no learners."
              : `${counted(data.seatsTaken, "learner")} will lose access.`}
          </p>
        </>
      }
    >
      To stop new learners from joining, close it to new learners instead.
    </DeleteContent>
  );
}
