import { IsOptional, Matches } from "class-validator";
import { Field, InputType } from "type-graphql";
import { RequiredText } from "../../graphql/text";
import {
  EmailField,
  KnownEmailField,
  KnownPasswordField,
  MailedTokenField,
  NewPasswordField,
} from "./account.fields";

@InputType()
export class SignInInput {
  @KnownEmailField({ description: "The e-mail address of the account." })
  email!: string;

  @KnownPasswordField()
  password!: string;
}

@InputType()
export class SignUpInput {
  @Field(() => String)
  @RequiredText(100, "Please enter your name.")
  name!: string;

  @EmailField()
  email!: string;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @Matches(/^$|^\+?[\d\s()-]{7,20}$/, {
    message: "Please enter a phone number such as +91 90000 00000, or leave it empty.",
  })
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
}

@InputType()
export class VerifyEmailInput {
  @MailedTokenField()
  token!: string;
}
