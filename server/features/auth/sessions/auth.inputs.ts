import { Field, InputType } from "type-graphql";
import { OptionalText } from "../../../core/content/text";
import {
  EmailField,
  KnownEmailField,
  KnownPasswordField,
  MailedTokenField,
  NewPasswordField,
  OptionalPasswordField,
  OptionalPersonNameField,
  PersonNameField,
} from "../account/account.fields";

@InputType()
export class SignInInput {
  @KnownEmailField({ description: "The e-mail address of the account." })
  email!: string;

  @KnownPasswordField()
  password!: string;
}

@InputType()
export class SignUpInput {
  @PersonNameField()
  name!: string;

  @EmailField()
  email!: string;

  @Field(() => String, { nullable: true, description: "Of India unless it begins with a country's code." })
  @OptionalText(40)
  phone?: string | null;

  @NewPasswordField()
  password!: string;
}

@InputType()
export class ChangePasswordInput {
  @KnownPasswordField()
  currentPassword!: string;

  @NewPasswordField()
  newPassword!: string;
}

@InputType()
export class ConfirmPasswordInput {
  @KnownPasswordField()
  currentPassword!: string;
}

@InputType()
export class RequestPasswordResetInput {
  @EmailField({ description: "The e-mail address of the account." })
  email!: string;
}

@InputType({ description: "A new password, by a link that was mailed." })
export class ChoosePasswordInput {
  @MailedTokenField()
  token!: string;

  @NewPasswordField()
  newPassword!: string;

  @OptionalPersonNameField({
    description: "For an account whose address nobody has confirmed yet; else left alone.",
  })
  name?: string | null;
}

@InputType()
export class VerifyEmailInput {
  @MailedTokenField()
  token!: string;

  @OptionalPasswordField()
  currentPassword?: string | null;
}
