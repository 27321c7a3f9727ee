import { IsEmail, IsOptional, Matches, MaxLength, MinLength } from "class-validator";
import { Field, InputType } from "type-graphql";
import { RequiredText } from "../../graphql/text";

const PASSWORD_MIN_CHARACTERS = 8;
export const PASSWORD_MAX_CHARACTERS = 128;
export const MAX_EMAIL_CHARACTERS = 254;
export const MAX_TOKEN_CHARACTERS = 100;

@InputType()
export class SignInInput {
  @Field(() => String, { description: "The e-mail address of the account." })
  @MaxLength(MAX_EMAIL_CHARACTERS, { message: "This is too long for an e-mail address." })
  email!: string;

  @Field(() => String)
  @MaxLength(PASSWORD_MAX_CHARACTERS, { message: "This is too long for a password." })
  password!: string;
}

@InputType()
export class SignUpInput {
  @Field(() => String)
  @RequiredText(100, "Please enter your name.")
  name!: string;

  @Field(() => String)
  @IsEmail({}, { message: "Please enter an e-mail address such as name@example.com." })
  @MaxLength(MAX_EMAIL_CHARACTERS, { message: "This is too long for an e-mail address." })
  email!: string;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @Matches(/^$|^\+?[\d\s()-]{7,20}$/, {
    message: "Please enter a phone number such as +91 90000 00000, or leave it empty.",
  })
  phone?: string | null;

  @Field(() => String)
  @MinLength(PASSWORD_MIN_CHARACTERS, {
    message: `Please use at least ${PASSWORD_MIN_CHARACTERS} characters.`,
  })
  @MaxLength(PASSWORD_MAX_CHARACTERS, {
    message: `Please use at most ${PASSWORD_MAX_CHARACTERS} characters.`,
  })
  password!: string;
}

@InputType()
export class ChangePasswordInput {
  @Field(() => String)
  @MaxLength(PASSWORD_MAX_CHARACTERS, { message: "This is too long for a password." })
  currentPassword!: string;

  @Field(() => String)
  @MinLength(PASSWORD_MIN_CHARACTERS, {
    message: `Please use at least ${PASSWORD_MIN_CHARACTERS} characters.`,
  })
  @MaxLength(PASSWORD_MAX_CHARACTERS, {
    message: `Please use at most ${PASSWORD_MAX_CHARACTERS} characters.`,
  })
  newPassword!: string;
}

@InputType()
export class RequestPasswordResetInput {
  @Field(() => String, { description: "The e-mail address of the account." })
  @IsEmail({}, { message: "Please enter an e-mail address such as name@example.com." })
  @MaxLength(MAX_EMAIL_CHARACTERS, { message: "This is too long for an e-mail address." })
  email!: string;
}

@InputType({ description: "A new password, by a link that was mailed." })
export class ChoosePasswordInput {
  @Field(() => String, { description: "What stands after the # in the link." })
  @MaxLength(MAX_TOKEN_CHARACTERS, { message: "This link is not one of ours." })
  token!: string;

  @Field(() => String)
  @MinLength(PASSWORD_MIN_CHARACTERS, {
    message: `Please use at least ${PASSWORD_MIN_CHARACTERS} characters.`,
  })
  @MaxLength(PASSWORD_MAX_CHARACTERS, {
    message: `Please use at most ${PASSWORD_MAX_CHARACTERS} characters.`,
  })
  newPassword!: string;
}

@InputType()
export class VerifyEmailInput {
  @Field(() => String, { description: "What stands after the # in the link." })
  @MaxLength(MAX_TOKEN_CHARACTERS, { message: "This link is not one of ours." })
  token!: string;
}
