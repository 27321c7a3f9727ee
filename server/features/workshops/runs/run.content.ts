import { InputType, ObjectType } from "type-graphql";
import { MomentField, TextField } from "../../../core/content/fields";
import { SeatsContent } from "../../catalog/seats.content";

@ObjectType()
@InputType()
export class RunContent extends SeatsContent {
  @MomentField({
    nullable: true,
    description: "Its first session. Null while a season has no date; a workshop always has one.",
  })
  startsAt!: Date | null;

  @MomentField({
    nullable: true,
    description: "What the page counts down to; null means the first session.",
  })
  countdownTo!: Date | null;

  @TextField({
    nullable: true,
    max: 80,
    description: 'The label before that moment, such as "Early price until".',
  })
  countdownText!: string | null;
}
