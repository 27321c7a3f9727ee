import { Field, Int, ObjectType } from "type-graphql";
import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from "typeorm";
import { GraphQLUUID } from "../../core/content/graphqlUuid";
import { CourseContent } from "./course.content";

@ObjectType()
@Entity("courses")
@Index(["position", "id"])
export class Course extends CourseContent {
  @Field(() => GraphQLUUID)
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  /** Slug of the name; immutable, so that links keep working. */
  @Field(() => String)
  @Index("courses_slug_unique", { unique: true })
  @Column("text")
  slug!: string;

  @Column("int")
  position!: number;

  /** Incremented by each edit; an edit names the version that it is based on. */
  @Field(() => Int)
  @Column("int", { default: 1 })
  version!: number;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;
}
