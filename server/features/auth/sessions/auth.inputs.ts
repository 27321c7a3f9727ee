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

  @Field(() => String, { nullable: true, description: "Indian unless it starts with a country code." })
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

@InputType({ description: "A new password and the mailed token that permits it." })
export class ChoosePasswordInput {
  @MailedTokenField()
  token!: string;

  @NewPasswordField()
  newPassword!: string;

  @OptionalPersonNameField({
    description: "Applies only while the address is unverified.",
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
