import { useApolloClient } from "@apollo/client/react";
import { useLatestQuery } from "../../../apollo/useLatestQuery";
import { loadNextPage } from "../../../apollo/loadNextPage";
import { appendPage } from "../../../apollo/appendPage";
import { ContentRows } from "../../../cms/ContentRows";
import { ShowMore } from "../../../apollo/ShowMore";
import { momentInIndia } from "../../../format/momentInIndia";
import { cmsPaths } from "../../../cmsPaths";
import { Notice } from "../../../ui/Notice";
import { CmsBlogPostsDocument } from "./CmsBlog.generated";
import { scheduledFor } from "./scheduledFor";

interface BlogPostListProps {
  /** Part of a title; empty for all. */
  search: string;
}

/** The articles, drafts too, each leading to its page. */
export function BlogPostList({ search }: BlogPostListProps) {
  const client = useApolloClient();
  const variables = { search: search || null };
  const data = useLatestQuery(CmsBlogPostsDocument, variables);
  const { nodes, pageInfo } = data.cmsBlogPosts;

  const handleMore = () =>
    loadNextPage(client, {
      query: CmsBlogPostsDocument,
      variables,
      after: pageInfo.endCursor,
      append: (shown, next) => ({ cmsBlogPosts: appendPage(shown.cmsBlogPosts, next.cmsBlogPosts) }),
    });

  if (nodes.length === 0) {
    return (
      <Notice title={search ? "No article has this in its title" : "No articles yet"}>
        <p>
          {search
            ? "Please try a shorter part of it."
            : "Write the first: it stays a draft until you publish it."}
        </p>
      </Notice>
    );
  }
  return (
    <>
      <ContentRows
        items={nodes}
        to={({ slug }) => cmsPaths.blogPost(slug)}
        titleOf={({ title }) => title}
        factsOf={(post) => (
          <>
            <span>{post.authorName}</span>
            {post.publishedAt && !scheduledFor(post) && <span>{momentInIndia(post.publishedAt)}</span>}
          </>
        )}
        scheduledFor={scheduledFor}
      />
      <ShowMore hasMore={pageInfo.hasNextPage} onMore={handleMore} />
    </>
  );
}
