import { Field, Int, ObjectType } from "type-graphql";
import { Check, Column, Entity, PrimaryColumn } from "typeorm";
import { ONLY_ROW } from "../../database/onlyRow";
import { SocialLink } from "./contentParts";

/** How the academy calls itself and where it is found; one row. */
@ObjectType("Site")
@Entity("site_settings")
@Check("site_settings_only_row", `"id" = '${ONLY_ROW}'`)
export class SiteSettings {
  @PrimaryColumn("uuid")
  id!: string;

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

  @Field(() => Int)
  @Column("int", { default: 1 })
  version!: number;
}
