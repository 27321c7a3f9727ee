import { Field, ObjectType } from "type-graphql";
import { Check, Column, Entity } from "typeorm";
import { SocialLink } from "./contentParts";
import { PAGE_ROWS, SitePage } from "./sitePage";

/** How the academy calls itself and where it is found; one row and its draft. */
@ObjectType("Site")
@Entity("site_settings")
@Check("site_settings_page_rows", PAGE_ROWS)
export class SiteSettings extends SitePage {
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

  @Field(() => String, { nullable: true, description: "Digits only, with the country's code first." })
  @Column("text", { nullable: true })
  whatsAppNumber!: string | null;

  @Field(() => String, { nullable: true, description: "Where UPI payments go, such as name@bank." })
  @Column("text", { nullable: true })
  upiAddress!: string | null;

  @Field(() => String, { nullable: true })
  @Column("text", { nullable: true })
  upiPayeeName!: string | null;

  @Field(() => [SocialLink])
  @Column("jsonb", { default: [] })
  socialLinks!: SocialLink[];

  @Field(() => String, { nullable: true, description: "Courses of the academy on another site." })
  @Column("text", { nullable: true })
  coursesPageLink!: string | null;
}
