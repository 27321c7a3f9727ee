import { Field, GraphQLISODateTime, Int, ObjectType } from "type-graphql";
import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm";
import { LongText } from "../../../graphql/limits";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";

export const MAX_BODY = 30_000;

/** An article. */
@ObjectType()
@Entity("blog_posts")
@Index(["publishedAt", "id"])
@Index(["createdAt", "id"])
export class BlogPost {
  @Field(() => GraphQLUUID)
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  /** The title's part in an address; fixed once made, so that links keep working. */
  @Field(() => String)
  @Index("blog_posts_slug_unique", { unique: true })
  @Column("text")
  slug!: string;

  @Field(() => String)
  @Column("text")
  title!: string;

  @Field(() => String)
  @Column("text")
  excerpt!: string;

  @LongText(MAX_BODY)
  @Field(() => String, { description: "Markdown." })
  @Column("text")
  body!: string;

  @Field(() => String)
  @Column("text")
  authorName!: string;

  @Field(() => String, { nullable: true })
  @Column("text", { nullable: true })
  coverUrl!: string | null;

  @Field(() => String, { description: "The cover in words; empty where it only decorates." })
  @Column("text", { default: "" })
  coverAlt!: string;

  @Field(() => [String])
  @Column("text", { array: true, default: [] })
  tags!: string[];

  /** Visitors see it from this moment on. */
  @Field(() => GraphQLISODateTime, { nullable: true })
  @Column("timestamptz", { nullable: true })
  publishedAt!: Date | null;

  @Field(() => Boolean)
  @Column("boolean")
  isPublished!: boolean;

  @Field(() => Int)
  @Column("int", { default: 1 })
  version!: number;

  @Column("timestamptz")
  createdAt!: Date;
}
