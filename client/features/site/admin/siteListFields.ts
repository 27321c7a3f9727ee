import type {
  UpdatePartnerInput,
  UpdateQuestionInput,
  UpdateTestimonialInput,
} from "../../../apollo/schema.generated";
import type { ContentOf, Fields } from "../../../ui/form/FieldKind";
import { link, paragraphs, picture, text } from "../../../ui/form/textKinds";
import { tick, wholeNumber } from "../../../ui/form/valueKinds";

const isPublished = tick({ label: "Published", hint: "Only staff can see a draft." });

export const partnerFields: Fields<ContentOf<UpdatePartnerInput>> = {
  name: text({ label: "Name", missing: "Please enter the partner's name." }),
  link: link({ label: "Link" }),
  imageUrl: picture({ label: "Logo URL", hint: "Leave blank to show the name." }),
  isPublished,
};

export const testimonialFields: Fields<ContentOf<UpdateTestimonialInput>> = {
  name: text({ label: "Name", missing: "Please enter the learner's name." }),
  role: text({
    label: "About the learner",
    missing: "Please enter who the learner is.",
    hint: "e.g. B.Com student, Hyderabad",
  }),
  text: paragraphs({ label: "What they say", rows: 4, missing: "Please enter what the learner says." }),
  rating: wholeNumber({
    label: "Rating",
    min: 1,
    max: 5,
    missing: "Please enter a rating from 1 to 5.",
    hint: "From 1 to 5.",
  }),
  imageUrl: picture({ label: "Picture URL", hint: "Leave blank to show the initials." }),
  isPublished,
};

export const questionFields: Fields<ContentOf<UpdateQuestionInput>> = {
  question: text({ label: "Question", missing: "Please enter the question." }),
  answer: paragraphs({ label: "Answer", rows: 4, missing: "Please enter the answer." }),
  isPublished,
};
