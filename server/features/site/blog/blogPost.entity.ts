import { Field, Int, ObjectType } from "type-graphql";
import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";
import { BlogPostContent } from "./blogPost.content";

@ObjectType()
@Entity("blog_posts")
@Index(["publishedAt", "id"])
@Index(["createdAt", "id"])
export class BlogPost extends BlogPostContent {
  @Field(() => GraphQLUUID)
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  /** Slug of the title; immutable, so that links keep working. */
  @Field(() => String)
  @Index("blog_posts_slug_unique", { unique: true })
  @Column("text")
  slug!: string;

  @Field(() => Int)
  @Column("int", { default: 1 })
  version!: number;

  @Column("timestamptz")
  createdAt!: Date;
}
