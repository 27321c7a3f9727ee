import { icon, paragraphs, text } from "../../../../ui/form/kinds/textKinds";

/** As many parts as a list of a page takes. */
export const MAX_PARTS = 24;
export const NO_HEADLINE = "Please enter a headline.";
export const NO_LEAD = "Please enter a text below the headline.";
export const NO_TITLE = "Please enter a title.";
export const NO_TEXT = "Please enter a text.";

export const titledText = {
  title: text({ label: "Title", missing: NO_TITLE }),
  text: paragraphs({ label: "Text", missing: NO_TEXT }),
};

export const illustratedText = {
  ...titledText,
  icon: icon({ label: "Drawing" }),
};
