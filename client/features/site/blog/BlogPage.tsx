import { useApolloClient, useSuspenseQuery } from "@apollo/client/react";
import type { MouseEvent } from "react";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { loadNextPage } from "../../../apollo/lists/loadNextPage";
import { messageOf } from "../../../apollo/problemsOf";
import { ogPicture, paths } from "../../../../shared/paths";
import { ButtonLink } from "../../../ui/Button";
import { PageFrame } from "../../../ui/layout/PageFrame";
import { Row } from "../../../ui/layout/Row";
import { Notice } from "../../../ui/Notice";
import { showToast } from "../../../ui/overlay/toast";
import { MissingNotice } from "../../../ui/page/MissingNotice";
import { PageHead } from "../../../ui/page/PageHead";
import { PageHeader } from "../../../ui/page/PageHeader";
import { useSiteName } from "../../../ui/page/PageTitle";
import { ArticleList } from "./ArticleList";
import { BlogDocument } from "./Blog.generated";

const ARTICLES_AT_ONCE = 9;

/** "Show more" links to the next page; scripts append it instead (pagination). */
export function BlogPage() {
  const client = useApolloClient();
  const academyName = useSiteName();
  const [search] = useSearchParams();
  const isMissing = search.has("missing");
  const [isBusy, setIsBusy] = useState(false);
  const variables = { first: ARTICLES_AT_ONCE, after: search.get("after") };
  const { pageTexts, blogPosts } = useSuspenseQuery(BlogDocument, { variables }).data;
  const { nodes, pageInfo } = blogPosts;

  async function handleMore(event: MouseEvent) {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    try {
      await loadNextPage(client, { query: BlogDocument, variables });
    } catch (failure) {
      showToast("error", messageOf(failure));
    }
    setIsBusy(false);
  }

  return (
    <PageFrame gap="4">
      <PageHead
        title="Blog"
        description={`Articles by the teachers of ${academyName}: data, programming, and how to learn them.`}
        path={paths.blog}
        picture={ogPicture("site", "blog")}
        pictured={nodes[0]?.title}
        isUnlisted={variables.after !== null || isMissing}
      />
      {isMissing && <MissingNotice noun="article" others="all our articles" />}
      <PageHeader title="Blog" lead={pageTexts.blogLead} />
      {nodes.length === 0 ? (
        <Notice title="No articles yet">
          <p>
            Articles by our teachers will appear here. Until then, the workshops are the best place to begin.
          </p>
        </Notice>
      ) : (
        <ArticleList posts={nodes} level={2} />
      )}
      <Row gap="2">
        {variables.after !== null && <ButtonLink to={paths.blog}>The newest articles</ButtonLink>}
        {pageInfo.hasNextPage && pageInfo.endCursor && (
          <ButtonLink
            to={`${paths.blog}?${new URLSearchParams({ after: pageInfo.endCursor })}`}
            aria-disabled={isBusy}
            onClick={(event) => void handleMore(event)}
          >
            {isBusy ? "Loading…" : "Show more"}
          </ButtonLink>
        )}
      </Row>
    </PageFrame>
  );
}
