import type { UpdateCourseInput } from "../../../apollo/schema.generated";
import type { ContentOf, Fields } from "../../../ui/form/FieldKind";
import { lines, link, paragraphs, picture, text } from "../../../ui/form/textKinds";
import { optionalNumber, tick } from "../../../ui/form/valueKinds";

const MAX_PRICE_RUPEES = 10_000_000;

/** A course's name, texts and price, and how the offers page shows it. */
export const courseFields: Fields<ContentOf<UpdateCourseInput>> = {
  name: text({ label: "Course Name", missing: "Please enter the course's name." }),
  description: paragraphs({ label: "Description" }),
  imageUrl: picture({ label: "Image URL", hint: "Leave blank to show a drawing." }),
  priceRupees: optionalNumber({
    label: "Price in rupees",
    min: 0,
    max: MAX_PRICE_RUPEES,
    what: "whole rupees",
    hint: "Leave blank if the course is not for sale.",
    part: "As an offer",
    isShort: true,
  }),
  payLink: link({
    label: "Payment link",
    hint: "Without a link, buyers see “Payment link is not available.”",
    isShort: true,
  }),
  isSold: tick({ label: "On the offers page", hint: "Only a course with a price can be shown there." }),
  sectionText: paragraphs({
    label: "Long text",
    rows: 6,
    hint: "For the offers page. Leave a blank line between paragraphs.",
  }),
  syllabus: lines({ label: "Syllabus", hint: "One topic per line." }),
  seeMoreLink: link({ label: "“See More” link" }),
  isPublished: tick({ label: "Published", hint: "Only staff can see a draft.", part: "Visibility" }),
};
