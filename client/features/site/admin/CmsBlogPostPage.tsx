import { Link, useParams } from "react-router-dom";
import { useLatestQuery } from "../../../apollo/useLatestQuery";
import { CmsPage } from "../../../cms/CmsPage";
import { ContentForm } from "../../../cms/ContentForm";
import { DeleteContent } from "../../../cms/DeleteContent";
import { PublishedTag } from "../../../cms/PublishedTag";
import { SiteLink } from "../../../cms/SiteLink";
import { useNewest } from "../../../cms/useNewest";
import { cmsPaths } from "../../../cmsPaths";
import { paths } from "../../../paths";
import { Notice } from "../../../ui/Notice";
import { Panel } from "../../../ui/Panel";
import { blogPostFields } from "./blogPostFields";
import { CmsBlogPostDocument, DeleteBlogPostDocument, UpdateBlogPostDocument } from "./CmsBlog.generated";
import { scheduledFor } from "./scheduledFor";
import { useBlogSend } from "./useBlogSend";

/** `/cms/blog/articles/:slug`: an article, and whether it is out. */
export function CmsBlogPostPage() {
  const { slug = "" } = useParams();
  const readNewest = useNewest();
  const send = useBlogSend();
  const variables = { slug };
  const data = useLatestQuery(CmsBlogPostDocument, variables);
  const post = data.blogPost;
  const trail = <Link to={cmsPaths.blog}>Blog</Link>;
  if (!post) {
    return (
      <CmsPage isNotFound title="No such article" trail={trail}>
        <Notice
          title="This article no longer exists"
          action={<Link to={cmsPaths.blog}>To all articles</Link>}
        >
          <p>Someone may have deleted it.</p>
        </Notice>
      </CmsPage>
    );
  }
  const { id } = post;

  return (
    <CmsPage
      title={post.title}
      trail={trail}
      state={<PublishedTag isPublished={post.isPublished} scheduledFor={scheduledFor(post)} />}
      actions={<SiteLink to={paths.blogPost(slug)} isPublished={post.isOut} />}
    >
      <Panel title="Article">
        <ContentForm
          draftName={`article ${id}`}
          key={id}
          isLong
          fields={blogPostFields}
          record={post}
          save={async (content, expectedVersion) => {
            const { data: saved, error } = await send(UpdateBlogPostDocument, {
              id,
              expectedVersion,
              ...content,
            });
            return { record: saved?.updateBlogPost, error };
          }}
          readNewest={async () => (await readNewest(CmsBlogPostDocument, variables))?.blogPost}
        />
      </Panel>
      <DeleteContent
        noun="article"
        title={post.title}
        backTo={cmsPaths.blog}
        remove={() => send(DeleteBlogPostDocument, { id, expectedVersion: post.version })}
      >
        To hide it, untick Published.
      </DeleteContent>
    </CmsPage>
  );
}
