import { ArrayMaxSize, IsEmail, IsOptional, Matches, Max, Min, ValidateNested } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { decorateAll } from "../../core/content/decorateAll";
import { OptionalHttpsLink, OptionalText, RequiredText } from "../../core/content/text";
import { SocialLink } from "./pages/contentParts";
import { SavePageInput } from "./pages/sitePage.inputs";

const MAX_CONTACTS = 4;
const MAX_SOCIAL_LINKS = 10;
const PHONE = /^\+?[\d\s()-]{7,20}$/;

/** A period in whole months or days. */
function PeriodField(min: number, max: number): PropertyDecorator {
  const message = `Please enter a whole number, from ${min} to ${max}.`;
  return decorateAll(
    Field(() => Int),
    Min(min, { message }),
    Max(max, { message }),
  );
}

@InputType()
export class UpdateSiteSettingsInput extends SavePageInput {
  @Field(() => String)
  @RequiredText(60, "Please enter the academy's name.")
  academyName!: string;

  @Field(() => String)
  @RequiredText(120, "Please enter a tagline.")
  tagline!: string;

  @Field(() => [String])
  @ArrayMaxSize(MAX_CONTACTS, { message: `Please give at most ${MAX_CONTACTS} phone numbers.` })
  @Matches(PHONE, { each: true, message: "Please enter a phone number such as +91 90000 00000." })
  phones!: string[];

  @Field(() => [String])
  @ArrayMaxSize(MAX_CONTACTS, { message: `Please give at most ${MAX_CONTACTS} e-mail addresses.` })
  @IsEmail({}, { each: true, message: "Please enter an e-mail address such as name@example.com." })
  emails!: string[];

  @Field(() => String, { nullable: true })
  @OptionalText(300)
  address?: string | null;

  @Field(() => String, { nullable: true, description: "Of India unless it begins with a country's code." })
  @OptionalText(40)
  whatsAppNumber?: string | null;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @Matches(/^$|^[\w.-]{2,100}@[a-zA-Z][\w.-]{1,60}$/, {
    message: "Please enter a UPI address such as name@bank, or leave it empty.",
  })
  upiAddress?: string | null;

  @Field(() => String, { nullable: true })
  @OptionalText(100)
  upiPayeeName?: string | null;

  @Field(() => String, { nullable: true })
  @OptionalText(40)
  paymentCheckTime?: string | null;

  @Field(() => [SocialLink])
  @ArrayMaxSize(MAX_SOCIAL_LINKS, { message: `Please give at most ${MAX_SOCIAL_LINKS} links.` })
  @ValidateNested({ each: true })
  socialLinks!: SocialLink[];

  @Field(() => String, { nullable: true })
  @OptionalHttpsLink()
  coursesPageLink?: string | null;

  @PeriodField(1, 120)
  messagesKeptMonths!: number;

  @PeriodField(1, 120)
  unpaidOrdersKeptMonths!: number;

  @PeriodField(30, 3650)
  emailsKeptDays!: number;

  @PeriodField(30, 3650)
  securityKeptDays!: number;
}
