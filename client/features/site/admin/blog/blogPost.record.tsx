import { Link } from "react-router-dom";
import type { CreateBlogPostInput } from "../../../../apollo/schema.generated";
import { CreateBlogPostInput as limits } from "../../../../apollo/cmsLimits.generated.json";
import {
  CmsBlogPostsDocument,
  CreateBlogPostDocument,
  DeleteBlogPostDocument,
  UpdateBlogPostDocument,
} from "../../../../cms/generated/blogPost.generated";
import { newRecordPage } from "../../../../cms/records/NewRecordPage";
import { PublishedTag } from "../../../../cms/PublishedTag";
import { recordList } from "../../../../cms/records/RecordList";
import { recordPage } from "../../../../cms/records/RecordPage";
import { subjectField } from "../../../../cms/records/subjectField";
import { recordQuery } from "../../../../cms/records/recordQuery";
import { SiteLink } from "../../../../cms/SiteLink";
import { momentInIndia } from "../../../../format/momentInIndia";
import { cmsPaths } from "../../../../cmsPaths";
import { paths } from "../../../../../shared/paths";
import { useViewer } from "../../../auth/useViewer";
import type { ContentOf } from "../../../../ui/form/kinds/FieldKind";
import { describeFields } from "../../../../ui/form/kinds/FieldKind";
import { lines, markdown, paragraphs, picture, pictureAlt, text } from "../../../../ui/form/kinds/textKinds";
import { optionalMoment, tick } from "../../../../ui/form/kinds/valueKinds";
import { CmsBlogPostDocument } from "./blogPost.record.generated";

const names = {
  noun: "article",
  plural: "articles",
  list: { title: "Blog", path: cmsPaths.blog },
};

const fields = describeFields<ContentOf<CreateBlogPostInput>>(limits, {
  title: text({ label: "Title" }),
  excerpt: paragraphs({
    label: "Summary",
    hint: "A sentence or two for the list of articles.",
  }),
  body: markdown({
    label: "Article",
    rows: 24,
    hint: "In Markdown: ## Heading, **bold**, [words](https://…), - a list. Save, then open the preview.",
  }),
  authorName: text({
    label: "Author",
    part: "Details",
  }),
  tags: lines({ label: "Tags", hint: "One per line, at most 8." }),
  coverUrl: picture({
    label: "Cover URL",
    hint: "Leave blank to show our illustration.",
    alt: { field: "coverAlt" },
  }),
  coverAlt: pictureAlt({ label: "What the cover shows" }),
  subject: subjectField,
  publishedAt: optionalMoment({
    label: "Published on",
    hint: "Visitors can see it from this time. Leave blank to show it as soon as it is published.",
    part: "On the site",
  }),
  isPublished: tick({ label: "Published", hint: "Only staff can see a draft." }),
});

interface Post {
  isPublished: boolean;
  isOut: boolean;
  publishedAt: string | null;
}

/** Null for drafts and visible articles. */
function scheduledFor({ isPublished, isOut, publishedAt }: Post): string | null {
  return isPublished && !isOut ? publishedAt : null;
}

export const CmsBlogPage = recordList({
  names,
  trail: <Link to={cmsPaths.site}>Site</Link>,
  add: { to: cmsPaths.newBlogPost, label: "Write an article" },
  query: CmsBlogPostsDocument,
  isSearchable: true,
  row: {
    to: ({ slug }) => cmsPaths.blogPost(slug),
    titleOf: ({ title }) => title,
    factsOf: (post) => (
      <>
        <span>{post.authorName}</span>
        {post.publishedAt && !scheduledFor(post) && <span>{momentInIndia(post.publishedAt)}</span>}
      </>
    ),
    scheduledFor,
  },
  empty: "Write the first: it stays a draft until you publish it.",
});

export const CmsNewBlogPostPage = newRecordPage({
  names,
  useFields: () => fields,
  useInitial: () => ({ authorName: useViewer()?.name }),
  create: CreateBlogPostDocument,
  titleOf: ({ title }) => title,
  to: ({ slug }) => cmsPaths.blogPost(slug),
});

const useBlogPost = recordQuery(CmsBlogPostDocument);

export const CmsBlogPostPage = recordPage({
  names,
  useRecord: useBlogPost,
  useFields: () => fields,
  update: UpdateBlogPostDocument,
  deletion: { mutation: DeleteBlogPostDocument, hint: () => "To hide it, untick Published." },
  titleOf: ({ title }) => title,
  state: (post) => <PublishedTag isPublished={post.isPublished} scheduledFor={scheduledFor(post)} />,
  actions: ({ slug, isOut }) => <SiteLink to={paths.blogPost(slug)} isPublished={isOut} />,
});
