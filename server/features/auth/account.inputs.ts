import { IsEmail, MaxLength } from "class-validator";
import { Field, InputType } from "type-graphql";
import { OptionalText, RequiredText } from "../../graphql/text";
import { MAX_EMAIL_CHARACTERS, MAX_TOKEN_CHARACTERS, PASSWORD_MAX_CHARACTERS } from "./auth.inputs";

@InputType()
export class UpdateProfileInput {
  @Field(() => String)
  @RequiredText(100, "Please enter your name.")
  name!: string;

  @Field(() => String, { nullable: true, description: "Of India unless it begins with a country's code." })
  @OptionalText(40)
  phone?: string | null;
}

@InputType()
export class RequestEmailChangeInput {
  @Field(() => String)
  @IsEmail({}, { message: "Please enter an e-mail address such as name@example.com." })
  @MaxLength(MAX_EMAIL_CHARACTERS, { message: "This is too long for an e-mail address." })
  newEmail!: string;

  @Field(() => String)
  @MaxLength(PASSWORD_MAX_CHARACTERS, { message: "This is too long for a password." })
  currentPassword!: string;
}

@InputType()
export class DeleteAccountInput {
  @Field(() => String)
  @MaxLength(PASSWORD_MAX_CHARACTERS, { message: "This is too long for a password." })
  currentPassword!: string;
}

@InputType()
export class ConfirmEmailChangeInput {
  @Field(() => String, { description: "What stands after the # in the link." })
  @MaxLength(MAX_TOKEN_CHARACTERS, { message: "This link is not one of ours." })
  token!: string;
}
