import { IsUUID } from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import { RequiredText } from "../../graphql/text";

export const MAX_ALT = 300;

@InputType()
export class UpdatePictureInput {
  @Field(() => ID)
  @IsUUID()
  id!: string;

  @Field(() => Int)
  expectedVersion!: number;

  @Field(() => String)
  @RequiredText(MAX_ALT, "Please describe the picture for those who cannot see it.")
  alt!: string;
}
