import { useRef } from "react";
import { Link, useNavigate } from "react-router-dom";
import { CmsPage } from "../../../cms/CmsPage";
import { NewContentForm } from "../../../cms/NewContentForm";
import { cmsPaths } from "../../../cmsPaths";
import { Panel } from "../../../ui/Panel";
import { showToast } from "../../../ui/toast";
import { blogPostFields } from "./blogPostFields";
import { CreateBlogPostDocument } from "./CmsBlog.generated";
import { useBlogSend } from "./useBlogSend";

/** `/cms/blog/new`: one more article. */
export function CmsNewBlogPostPage() {
  const send = useBlogSend();
  const navigate = useNavigate();
  const madeSlug = useRef("");

  return (
    <CmsPage title="A new article" trail={<Link to={cmsPaths.blog}>Blog</Link>}>
      <Panel title="Article">
        <NewContentForm
          draftName="new article"
          isLong
          fields={blogPostFields}
          submitLabel="Add article"
          create={async (content) => {
            const { data, error } = await send(CreateBlogPostDocument, content);
            madeSlug.current = data?.createBlogPost.slug ?? "";
            if (data) showToast("success", `${data.createBlogPost.title} was added.`);
            return { error };
          }}
          onMade={() => navigate(cmsPaths.blogPost(madeSlug.current))}
        />
      </Panel>
    </CmsPage>
  );
}
