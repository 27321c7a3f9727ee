import { Field, Int, ObjectType } from "type-graphql";
import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from "typeorm";
import { LongText } from "../../graphql/limits";
import { GraphQLUUID } from "../../core/content/graphqlUuid";

/** What is taught, sold, or both. */
@ObjectType()
@Entity("courses")
@Index(["position", "id"])
export class Course {
  @Field(() => GraphQLUUID)
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  /** The name's part in an address; fixed once made, so that links keep working. */
  @Field(() => String)
  @Index("courses_slug_unique", { unique: true })
  @Column("text")
  slug!: string;

  /** Unique without regard to case. */
  @Field(() => String)
  @Index("courses_name_unique", { synchronize: false })
  @Column("text")
  name!: string;

  @Field(() => String)
  @Column("text")
  description!: string;

  @Field(() => String, { nullable: true })
  @Column("text", { nullable: true })
  imageUrl!: string | null;

  /** Null where the course is taught but not sold. */
  @Field(() => Int, { nullable: true })
  @Column("int", { nullable: true })
  priceRupees!: number | null;

  @Field(() => String, { nullable: true })
  @Column("text", { nullable: true })
  payLink!: string | null;

  /** Whether it stands among the offers; only a course with a price does. */
  @Field(() => Boolean)
  @Column("boolean", { default: false })
  isSold!: boolean;

  @LongText(5000)
  @Field(() => String, { nullable: true, description: "What the offers page tells of it, in paragraphs." })
  @Column("text", { nullable: true })
  sectionText!: string | null;

  /** More about the subject, on another site. */
  @Field(() => String, { nullable: true })
  @Column("text", { nullable: true })
  seeMoreLink!: string | null;

  @Field(() => [String], { description: "What is taught, topic by topic." })
  @Column("text", { array: true, default: [] })
  syllabus!: string[];

  @Field(() => Boolean)
  @Column("boolean")
  isPublished!: boolean;

  @Column("int")
  position!: number;

  /** Counts the edits; an edit names the version that it was made on. */
  @Field(() => Int)
  @Column("int", { default: 1 })
  version!: number;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;
}
