import { Field, InputType, Int, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import { OptionalText, RequiredText } from "../../../core/content/text";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";

/** There is one bootcamp, and the migration made it. */
export const BOOTCAMP_ID = "00000000-0000-4000-8000-000000000001";

/** One of the texts in "Why join" and "Fun coding". */
@ObjectType("BootcampNote")
@InputType("BootcampNoteInput")
export class BootcampNote {
  @Field(() => String)
  @RequiredText(80, "Please enter a title.")
  title!: string;

  @Field(() => String)
  @RequiredText(600, "Please enter a text.")
  text!: string;

  /** The name of a drawing that pages know, such as "rocket". */
  @Field(() => String)
  @OptionalText(40)
  icon!: string;
}

/** The Python coding bootcamp's page, around its seasons; one row. */
@ObjectType()
@Entity("bootcamps")
export class Bootcamp {
  @Field(() => GraphQLUUID)
  @PrimaryColumn("uuid")
  id!: string;

  @Field(() => String)
  @Column("text")
  name!: string;

  @Field(() => String)
  @Column("text")
  headline!: string;

  @Field(() => String)
  @Column("text")
  text!: string;

  @Field(() => [BootcampNote], { description: "Why join." })
  @Column("jsonb")
  reasons!: BootcampNote[];

  @Field(() => [BootcampNote], { description: "What makes the coding fun." })
  @Column("jsonb")
  funCoding!: BootcampNote[];

  @Field(() => [String])
  @Column("jsonb")
  joinSteps!: string[];

  /** The text of the Pay banner. */
  @Field(() => String)
  @Column("text")
  bannerText!: string;

  @Field(() => Boolean)
  @Column("boolean")
  isPublished!: boolean;

  @Field(() => Int)
  @Column("int", { default: 1 })
  version!: number;
}
