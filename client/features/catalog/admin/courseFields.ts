import type { UpdateCourseInput } from "../../../apollo/schema.generated";
import type { ContentOf, Fields } from "../../../ui/form/FieldKind";
import { lines, link, paragraphs, picture, text } from "../../../ui/form/textKinds";
import { optionalNumber, tick } from "../../../ui/form/valueKinds";

const MAX_PRICE_RUPEES = 10_000_000;

/** What a course is called, says and costs, and what the offers page tells of it. */
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
    hint: "Leave blank and buyers read “Payment link is not available.”",
    isShort: true,
  }),
  isSold: tick({ label: "On the offers page", hint: "Needs a price." }),
  sectionText: paragraphs({
    label: "Long text",
    rows: 6,
    hint: "For the offers page. Paragraphs are parted by blank lines.",
  }),
  syllabus: lines({ label: "Syllabus", hint: "One topic on each line." }),
  seeMoreLink: link({ label: "“See More” leads to" }),
  isPublished: tick({ label: "Published", hint: "A draft is seen by staff only.", part: "Everywhere" }),
};
