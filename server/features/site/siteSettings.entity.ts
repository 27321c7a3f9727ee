import { Field, Int, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";

/** How the academy calls itself; one row. */
@ObjectType("Site")
@Entity("site_settings")
export class SiteSettings {
  @PrimaryColumn("int", { default: 1 })
  id!: number;

  @Field(() => String)
  @Column("text")
  academyName!: string;

  @Field(() => String)
  @Column("text")
  tagline!: string;

  @Field(() => Int)
  @Column("int", { default: 1 })
  version!: number;
}
