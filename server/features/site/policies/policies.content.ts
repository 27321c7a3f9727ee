import { InputType, ObjectType } from "type-graphql";
import { TextField } from "../../../core/content/fields";
import { LongText } from "../../../graphql/limits";

export const MAX_POLICY = 20_000;

function PolicyField(): PropertyDecorator {
  const text = TextField({
    max: MAX_POLICY,
    column: { default: "" },
    description: "Markdown; HTML is escaped. Blank: the academy has no such page.",
  });
  return (target, field) => {
    LongText(MAX_POLICY)(target, field);
    text(target, field);
  };
}

@ObjectType()
@InputType()
export class PoliciesContent {
  @PolicyField()
  privacyText!: string;

  @PolicyField()
  termsText!: string;

  @PolicyField()
  refundsText!: string;
}
