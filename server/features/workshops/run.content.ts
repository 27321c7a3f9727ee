import { Authorized, InputType, ObjectType } from "type-graphql";
import { Role } from "../../graphql/authorization";
import {
  OptionalLinkField,
  OptionalMomentField,
  OptionalNumberField,
  OptionalTextField,
} from "../../graphql/content";

export const MAX_SEATS = 100_000;

/** What staff edit of a run. */
@ObjectType()
@InputType()
export class RunContent {
  @OptionalMomentField({
    description: "Its first session. Null while a season has no date; a workshop always has one.",
  })
  startsAt!: Date | null;

  @OptionalNumberField({ min: 1, max: MAX_SEATS, description: "How many may join; null means any number." })
  seats!: number | null;

  @Authorized(Role.ADMIN)
  @OptionalLinkField({ description: "Sent to learners with a confirmed place." })
  whatsAppGroupLink!: string | null;

  @OptionalMomentField({ description: "What the page counts down to; null means the first session." })
  countdownTo!: Date | null;

  @OptionalTextField({ max: 80, description: 'The label before that moment, such as "Early price until".' })
  countdownText!: string | null;
}
