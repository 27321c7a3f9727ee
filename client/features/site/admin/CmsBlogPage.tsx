import { Plus } from "lucide-react";
import { Suspense, useState } from "react";
import { CmsPage } from "../../../cms/CmsPage";
import { cmsPaths } from "../../../cmsPaths";
import { ButtonLink } from "../../../ui/Button";
import { Panel } from "../../../ui/Panel";
import { SearchField } from "../../../ui/SearchField";
import { Skeleton } from "../../../ui/Skeleton";
import { BlogPostList } from "./BlogPostList";
import { SiteTrail } from "./SiteTrail";

/** `/cms/blog`: every article. */
export function CmsBlogPage() {
  const [search, setSearch] = useState("");
  return (
    <CmsPage
      title="Blog"
      trail={<SiteTrail />}
      actions={
        <ButtonLink look="main" size="small" to={cmsPaths.newBlogPost} icon={<Plus size={18} aria-hidden />}>
          Write an article
        </ButtonLink>
      }
    >
      <Panel title="All articles" actions={<SearchField label="Search articles" onSearch={setSearch} />}>
        <Suspense fallback={<Skeleton shape="control" count={5} />}>
          <BlogPostList search={search} />
        </Suspense>
      </Panel>
    </CmsPage>
  );
}
