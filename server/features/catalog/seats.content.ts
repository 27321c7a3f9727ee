import { Authorized, InputType, ObjectType } from "type-graphql";
import { Role } from "../../core/authorization";
import { LinkField, NumberField } from "../../core/content/fields";

export const MAX_SEATS = 100_000;

@ObjectType()
@InputType()
export class SeatsContent {
  @NumberField({
    nullable: true,
    min: 1,
    max: MAX_SEATS,
    description: "How many may join; null means any number.",
  })
  seats!: number | null;

  @Authorized(Role.ADMIN)
  @LinkField({ description: "Sent to learners with a confirmed seat." })
  whatsAppGroupLink!: string | null;
}
