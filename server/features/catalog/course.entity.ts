import { Field, Int, ObjectType } from "type-graphql";
import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from "typeorm";
import { GraphQLUUID } from "../../core/content/graphqlUuid";
import { CourseContent } from "./course.content";

/** What is taught, sold, or both. */
@ObjectType()
@Entity("courses")
@Index(["position", "id"])
export class Course extends CourseContent {
  @Field(() => GraphQLUUID)
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  /** The name's part in an address; fixed once made, so that links keep working. */
  @Field(() => String)
  @Index("courses_slug_unique", { unique: true })
  @Column("text")
  slug!: string;

  @Column("int")
  position!: number;

  /** Counts the edits; an edit names the version that it was made on. */
  @Field(() => Int)
  @Column("int", { default: 1 })
  version!: number;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;
}
