import { ChoiceField } from "../../core/content/fields";
import { Subject } from "./subject";

/** Staff choose it, or leave it to the words of the title. */
export function SubjectField(): PropertyDecorator {
  return ChoiceField(() => Subject, {
    nullable: true,
    description: "Decides the drawing and the hue. Null if the words of the title do.",
  });
}
