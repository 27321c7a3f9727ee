import type { FragmentType } from "@apollo/client";
import { useApolloClient, useSuspenseFragment } from "@apollo/client/react";
import { forgetCatalogue } from "../../../apollo/forgetCatalogue";
import { DeleteContent } from "../../../cms/DeleteContent";
import { counted } from "../../../format/counted";
import { cmsPaths } from "../../../cmsPaths";
import { DeleteBatch_BatchFragmentDoc, DeleteBatchDocument } from "./DeleteBatch.generated";
import type { DeleteBatch_BatchFragment } from "./DeleteBatch.generated";

interface DeleteBatchProps {
  batch: FragmentType<DeleteBatch_BatchFragment>;
}

/** Deletes a batch, after saying what goes with it, and goes back to its course; one that people have registered for stays. */
export function DeleteBatch({ batch }: DeleteBatchProps) {
  const client = useApolloClient();
  const { data } = useSuspenseFragment({
    fragment: DeleteBatch_BatchFragmentDoc,
    fragmentName: "DeleteBatch_batch",
    from: batch,
  });

  const remove = async () =>
    client.mutate({
      mutation: DeleteBatchDocument,
      variables: { input: { id: data.id, expectedVersion: data.version } },
      errorPolicy: "all",
      update: (cache) => {
        cache.evict({ id: cache.identify(data.course), fieldName: "batches" });
        forgetCatalogue(cache);
      },
    });

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
      To let nobody new in, close it to new learners instead.
    </DeleteContent>
  );
}
