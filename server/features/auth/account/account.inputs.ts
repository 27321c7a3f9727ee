import { ArgsType, Field, InputType, registerEnumType } from "type-graphql";
import { OptionalText } from "../../../core/content/text";
import {
  EmailField,
  KnownPasswordField,
  MailedTokenField,
  OptionalPasswordField,
  PersonNameField,
} from "./account.fields";
import { AccountPurpose } from "./accountToken.entity";

registerEnumType(AccountPurpose, { name: "AccountPurpose", description: "What a mailed link is for." });

@ArgsType()
export class MailedLinkArgs {
  @Field(() => AccountPurpose)
  purpose!: AccountPurpose;

  @MailedTokenField()
  token!: string;
}

@InputType()
export class UpdateProfileInput {
  @PersonNameField()
  name!: string;

  @Field(() => String, { nullable: true, description: "Indian unless it starts with a country code." })
  @OptionalText(40)
  phone?: string | null;
}

@InputType()
export class RequestEmailChangeInput {
  @EmailField()
  newEmail!: string;

  @KnownPasswordField()
  currentPassword!: string;
}

@InputType()
export class DeleteAccountInput {
  @KnownPasswordField()
  currentPassword!: string;
}

@InputType()
export class ConfirmEmailChangeInput {
  @MailedTokenField()
  token!: string;

  @OptionalPasswordField()
  currentPassword?: string | null;
}
