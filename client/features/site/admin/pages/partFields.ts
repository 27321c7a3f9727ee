import { icon, paragraphs, text } from "../../../../ui/form/kinds/textKinds";

export const titledText = {
  title: text({ label: "Title" }),
  text: paragraphs({ label: "Text" }),
};

export const illustratedText = {
  ...titledText,
  icon: icon({ label: "Drawing" }),
};
