import { useApolloClient } from "@apollo/client/react";
import { useLatestQuery } from "../../../../apollo/useLatestQuery";
import { loadNextPage } from "../../../../apollo/loadNextPage";
import type { LetterState } from "../../../../apollo/schema.generated";
import { appendPage } from "../../../../apollo/appendPage";
import { ShowMore } from "../../../../apollo/ShowMore";
import { WorkTable } from "../../../../cms/lists/WorkTable";
import { Notice } from "../../../../ui/Notice";
import { LetterRow } from "./LetterRow";
import { LettersDocument } from "./Mail.generated";

const COLUMNS = [
  { title: "Written", width: 21 },
  { title: "To", width: 21 },
  { title: "About", width: 40 },
  { title: "State" },
];

/** The letters in this state, or all of them, the newest first. */
export function LetterList({ state }: { state: LetterState | null }) {
  const client = useApolloClient();
  const variables = { state };
  const data = useLatestQuery(LettersDocument, variables);

  const { nodes, pageInfo } = data.letters;
  const handleMore = () =>
    loadNextPage(client, {
      query: LettersDocument,
      variables,
      after: pageInfo.endCursor,
      append: (shown, next) => ({ letters: appendPage(shown.letters, next.letters) }),
    });

  if (nodes.length === 0) {
    return (
      <Notice title="No e-mails">
        <p>{state ? "No e-mail is in this state." : "E-mails to learners and visitors are listed here."}</p>
      </Notice>
    );
  }
  return (
    <>
      <WorkTable columns={COLUMNS}>
        {nodes.map((letter) => (
          <LetterRow key={letter.id} letter={letter} />
        ))}
      </WorkTable>
      <ShowMore hasMore={pageInfo.hasNextPage} onMore={handleMore} />
    </>
  );
}
