import { useApolloClient } from "@apollo/client/react";
import { useLatestQuery } from "../../../../apollo/useLatestQuery";
import { loadNextPage } from "../../../../apollo/loadNextPage";
import { appendPage } from "../../../../apollo/appendPage";
import { ContentRows } from "../../../../cms/lists/ContentRows";
import { ShowMore } from "../../../../apollo/ShowMore";
import { momentInIndia } from "../../../../format/momentInIndia";
import { cmsPaths } from "../../../../cmsPaths";
import { Notice } from "../../../../ui/Notice";
import { Tag } from "../../../../ui/text/Tag";
import { BankImportsDocument } from "./BankImports.generated";
import { approvedCount, importState } from "./bankInWords";

/** The imported statements, the newest first. */
export function BankImportList() {
  const client = useApolloClient();
  const data = useLatestQuery(BankImportsDocument, {});
  const { nodes, pageInfo } = data.bankImports;

  const handleMore = () =>
    loadNextPage(client, {
      query: BankImportsDocument,
      variables: {},
      after: pageInfo.endCursor,
      append: (shown, next) => ({ bankImports: appendPage(shown.bankImports, next.bankImports) }),
    });

  if (nodes.length === 0) {
    return (
      <Notice title="No statements yet">
        <p>Download one from your bank as CSV, and drop it above.</p>
      </Notice>
    );
  }
  return (
    <>
      <ContentRows
        items={nodes}
        to={({ id }) => cmsPaths.bankImport(id)}
        titleOf={({ fileName }) => fileName}
        factsOf={(statement) => (
          <>
            <span>
              {momentInIndia(statement.createdAt)}, {statement.staffName}
            </span>
            <span>{approvedCount(statement.counts)} approved</span>
            <Tag tone={importState(statement).isFinished ? "good" : "plain"}>
              {importState(statement).label}
            </Tag>
          </>
        )}
      />
      <ShowMore hasMore={pageInfo.hasNextPage} onMore={handleMore} />
    </>
  );
}
