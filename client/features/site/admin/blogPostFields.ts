import type { UpdateBlogPostInput } from "../../../apollo/schema.generated";
import type { ContentOf, Fields } from "../../../ui/form/FieldKind";
import { lines, markdown, paragraphs, picture, pictureAlt, text } from "../../../ui/form/textKinds";
import { optionalMoment, tick } from "../../../ui/form/valueKinds";

export const blogPostFields: Fields<ContentOf<UpdateBlogPostInput>> = {
  title: text({ label: "Title", missing: "Please enter the article's title." }),
  excerpt: paragraphs({
    label: "Summary",
    missing: "Please enter a summary of a sentence or two.",
    hint: "A sentence or two for the list of articles.",
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
    part: "Details",
  }),
  tags: lines({ label: "Tags", hint: "One per line, at most 8." }),
  coverUrl: picture({
    label: "Cover URL",
    hint: "Leave blank to show a drawing.",
    alt: { field: "coverAlt" },
  }),
  coverAlt: pictureAlt({ label: "What the cover shows" }),
  publishedAt: optionalMoment({
    label: "Published on",
    hint: "Visitors can see it from this time. Leave blank to show it as soon as it is published.",
    part: "On the site",
  }),
  isPublished: tick({ label: "Published", hint: "Only staff can see a draft." }),
};
