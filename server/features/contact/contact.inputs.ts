import { Matches } from "class-validator";
import { ArgsType, Field, InputType } from "type-graphql";
import { PageArgs } from "../../core/paging/connection";
import { VersionedInput } from "../../core/content/inputs";
import { OptionalText, RequiredText } from "../../core/content/text";
import { EmailField, PersonNameField } from "../auth/account/account.fields";
import { ContactDesk, ContactStatus, MentorRole, PartnerTopic } from "./contact.values";

const REQUIRED = "Required";
const MAX_EMAIL = 254;
const MAX_SEARCH = 120;

/** One form for all desks; `requiredFields.ts` has each desk's extra rules. */
@InputType()
export class SendContactMessageInput {
  @Field(() => ContactDesk)
  desk!: ContactDesk;

  @PersonNameField(REQUIRED)
  firstName!: string;

  @PersonNameField(REQUIRED)
  lastName!: string;

  @EmailField()
  @RequiredText(MAX_EMAIL, REQUIRED)
  email!: string;

  @Field(() => String, { nullable: true })
  @OptionalText(40)
  phone?: string | null;

  @Field(() => String, { nullable: true })
  @OptionalText(80)
  state?: string | null;

  @Field(() => MentorRole, { nullable: true })
  role?: MentorRole | null;

  @Field(() => String, { nullable: true })
  @OptionalText(120)
  organization?: string | null;

  @Field(() => PartnerTopic, { nullable: true })
  topic?: PartnerTopic | null;

  @Field(() => String, { nullable: true })
  @OptionalText(4000)
  message?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "A honeypot: hidden from people, so that only bots fill it in.",
  })
  @OptionalText(300)
  website?: string | null;

  @Field(() => String, { description: "An idempotency key made by the page." })
  @Matches(/^[\w-]{16,64}$/, { message: "This isn’t a key of 16 to 64 letters and digits." })
  sendingKey!: string;
}

@ArgsType()
export class ContactMessagesArgs extends PageArgs {
  @Field(() => ContactStatus, { nullable: true })
  status?: ContactStatus | null;

  @Field(() => String, { nullable: true })
  @OptionalText(MAX_SEARCH)
  search?: string | null;
}

@InputType()
export class UpdateContactMessageStatusInput extends VersionedInput {
  @Field(() => ContactStatus)
  status!: ContactStatus;
}

@InputType()
export class ReplyToContactMessageInput extends VersionedInput {
  @Field(() => String)
  @RequiredText(8000, "Please write your reply.")
  text!: string;
}
