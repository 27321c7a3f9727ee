import { IsEmail, Matches } from "class-validator";
import { Authorized, InputType, ObjectType } from "type-graphql";
import { Role } from "../../core/authorization";
import { LinesField, LinkField, NumberField, TextField, TextsField } from "../../core/content/fields";
import type { Retention } from "../../platform/retention";
import { PartsField, SocialLink } from "../../core/content/contentParts";

export const RETENTION_DEFAULTS: Retention = {
  messagesKeptMonths: 24,
  unpaidOrdersKeptMonths: 12,
  emailsKeptDays: 90,
  securityKeptDays: 180,
};

/** A small academy's first numbers say too little. */
export const COUNTER_DEFAULTS = {
  enrolledStart: 0,
  enrolledMinimum: 50,
  reviewsStart: 0,
  reviewsMinimum: 10,
};

const COUNT = { min: 0, max: 10_000_000 };
const MONTHS = { min: 1, max: 120 };
const DAYS = { min: 30, max: 3650 };
const PHONE = /^\+?[\d\s()-]{7,20}$/;
const UPI_ADDRESS = /^$|^[\w.-]{2,100}@[a-zA-Z][\w.-]{1,60}$/;

@ObjectType()
@InputType()
export class SiteSettingsContent implements Retention {
  @TextField({ max: 60, missing: "Please enter the academy's name." })
  academyName!: string;

  @TextField({ max: 120, missing: "Please enter a tagline." })
  tagline!: string;

  @Matches(PHONE, { each: true, message: "Please enter a phone number, e.g. +91 90000 00000." })
  @TextsField({ maxItems: 4, noun: "phone numbers", isRequired: true })
  phones!: string[];

  @IsEmail({}, { each: true, message: "Please enter an e-mail address, e.g. name@example.com." })
  @TextsField({ maxItems: 4, noun: "e-mail addresses", isRequired: true })
  emails!: string[];

  @TextField({ max: 300, nullable: true, description: "The street address, in lines." })
  address!: string | null;

  @TextField({
    max: 40,
    nullable: true,
    description:
      "Stored with the country's code first: +919000000000. An input without that code is a number of India.",
  })
  whatsAppNumber!: string | null;

  @Matches(UPI_ADDRESS, { message: "Please enter a UPI address, e.g. name@bank, or leave it empty." })
  @TextField({ max: 162, nullable: true, description: "Where UPI payments go, such as name@bank." })
  upiAddress!: string | null;

  @TextField({ max: 100, nullable: true })
  upiPayeeName!: string | null;

  @TextField({
    max: 40,
    nullable: true,
    description: 'How long checking a payment usually takes, such as "3 hours".',
  })
  paymentCheckTime!: string | null;

  @TextField({
    max: 600,
    nullable: true,
    description: "How to pay without UPI, e.g. from abroad: bank details or a link, in lines.",
  })
  otherPayment!: string | null;

  @PartsField(() => SocialLink, { maxItems: 10 })
  socialLinks!: SocialLink[];

  @LinkField({ description: "Courses of the academy on another site." })
  coursesPageLink!: string | null;

  @Authorized(Role.ADMIN)
  @LinesField({
    maxItems: 100,
    max: 200,
    column: { default: [] },
    description:
      "The search finds each of a line's words and phrases, which commas separate, for all others.",
  })
  sameWords!: string[];

  @Authorized(Role.ADMIN)
  @NumberField({
    ...COUNT,
    column: { default: COUNTER_DEFAULTS.enrolledStart },
    description: "Added to the confirmed registrations.",
  })
  enrolledStart!: number;

  @Authorized(Role.ADMIN)
  @NumberField({
    ...COUNT,
    column: { default: COUNTER_DEFAULTS.enrolledMinimum },
    description: "Below it, pages show no number of enrolled people.",
  })
  enrolledMinimum!: number;

  @Authorized(Role.ADMIN)
  @NumberField({
    ...COUNT,
    column: { default: COUNTER_DEFAULTS.reviewsStart },
    description: "Added to the published reviews.",
  })
  reviewsStart!: number;

  @Authorized(Role.ADMIN)
  @NumberField({
    ...COUNT,
    column: { default: COUNTER_DEFAULTS.reviewsMinimum },
    description: "Below it, pages show no number of reviews.",
  })
  reviewsMinimum!: number;

  @NumberField({
    ...MONTHS,
    column: { default: RETENTION_DEFAULTS.messagesKeptMonths },
    description: "After the last change.",
  })
  messagesKeptMonths!: number;

  @NumberField({
    ...MONTHS,
    column: { default: RETENTION_DEFAULTS.unpaidOrdersKeptMonths },
    description: "Of orders that ended without a payment: the person is removed then.",
  })
  unpaidOrdersKeptMonths!: number;

  @NumberField({
    ...DAYS,
    column: { default: RETENTION_DEFAULTS.emailsKeptDays },
    description: "Failed e-mails are kept twice as long.",
  })
  emailsKeptDays!: number;

  @NumberField({
    ...DAYS,
    column: { default: RETENTION_DEFAULTS.securityKeptDays },
    description: "Of security events and of clients' networks in the log of activity.",
  })
  securityKeptDays!: number;
}
