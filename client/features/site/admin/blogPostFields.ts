import type { UpdateBlogPostInput } from "../../../apollo/schema.generated";
import type { ContentOf, Fields } from "../../../ui/form/FieldKind";
import { lines, markdown, paragraphs, picture, pictureAlt, text } from "../../../ui/form/textKinds";
import { optionalMoment, tick } from "../../../ui/form/valueKinds";

export const blogPostFields: Fields<ContentOf<UpdateBlogPostInput>> = {
  title: text({ label: "Title", missing: "Please enter the article's title." }),
  excerpt: paragraphs({
    label: "What it is about",
    missing: "Please enter what the article is about, in a sentence or two.",
    hint: "A sentence or two, for the list of articles.",
  }),
  body: markdown({
    label: "Article",
    missing: "Please write the article.",
    rows: 24,
    hint: "In Markdown: ## Heading, **bold**, [words](https://…), - a list. Save, then open the preview.",
  }),
  authorName: text({
    label: "Author",
    missing: "Please enter the author's name.",
    part: "Beside the article",
  }),
  tags: lines({ label: "Tags", hint: "One on each line, at most 8." }),
  coverUrl: picture({
    label: "Cover URL",
    hint: "Leave blank to show a drawing.",
    alt: { field: "coverAlt" },
  }),
  coverAlt: pictureAlt({ label: "What the cover shows" }),
  publishedAt: optionalMoment({
    label: "Published on",
    hint: "Visitors see it from then on. Leave blank to show it as soon as it is published.",
    part: "On the site",
  }),
  isPublished: tick({ label: "Published", hint: "A draft is seen by staff only." }),
};
