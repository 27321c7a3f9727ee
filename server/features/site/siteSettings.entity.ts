import { Field, Int, ObjectType } from "type-graphql";
import { Check, Column, Entity } from "typeorm";
import type { Retention } from "../../platform/retention";
import { SocialLink } from "./pages/contentParts";
import { PAGE_ROWS, SitePage } from "./pages/sitePage";

/** Until staff choose others. */
export const RETENTION_DEFAULTS: Retention = {
  messagesKeptMonths: 24,
  unpaidOrdersKeptMonths: 12,
  emailsKeptDays: 90,
  securityKeptDays: 180,
};

/** How the academy calls itself and where it is found; one row and its draft. */
@ObjectType("Site")
@Entity("site_settings")
@Check("site_settings_page_rows", PAGE_ROWS)
export class SiteSettings extends SitePage implements Retention {
  @Field(() => String)
  @Column("text")
  academyName!: string;

  @Field(() => String)
  @Column("text")
  tagline!: string;

  @Field(() => [String])
  @Column("text", { array: true, default: [] })
  phones!: string[];

  @Field(() => [String])
  @Column("text", { array: true, default: [] })
  emails!: string[];

  @Field(() => String, { nullable: true, description: "The street address, in lines." })
  @Column("text", { nullable: true })
  address!: string | null;

  @Field(() => String, { nullable: true, description: "With the country's code first: +919000000000." })
  @Column("text", { nullable: true })
  whatsAppNumber!: string | null;

  @Field(() => String, { nullable: true, description: "Where UPI payments go, such as name@bank." })
  @Column("text", { nullable: true })
  upiAddress!: string | null;

  @Field(() => String, { nullable: true })
  @Column("text", { nullable: true })
  upiPayeeName!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'How long checking a payment usually takes, such as "3 hours".',
  })
  @Column("text", { nullable: true })
  paymentCheckTime!: string | null;

  @Field(() => [SocialLink])
  @Column("jsonb", { default: [] })
  socialLinks!: SocialLink[];

  @Field(() => String, { nullable: true, description: "Courses of the academy on another site." })
  @Column("text", { nullable: true })
  coursesPageLink!: string | null;

  @Field(() => Int, { description: "After the last change." })
  @Column("int", { default: RETENTION_DEFAULTS.messagesKeptMonths })
  messagesKeptMonths!: number;

  @Field(() => Int, { description: "Of orders that ended without a payment: the person is removed then." })
  @Column("int", { default: RETENTION_DEFAULTS.unpaidOrdersKeptMonths })
  unpaidOrdersKeptMonths!: number;

  @Field(() => Int, { description: "Failed e-mails are kept twice as long." })
  @Column("int", { default: RETENTION_DEFAULTS.emailsKeptDays })
  emailsKeptDays!: number;

  @Field(() => Int, { description: "Of security events and of clients' networks in the log of activity." })
  @Column("int", { default: RETENTION_DEFAULTS.securityKeptDays })
  securityKeptDays!: number;
}
