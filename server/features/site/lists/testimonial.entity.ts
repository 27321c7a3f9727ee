import { Field, Int, ObjectType } from "type-graphql";
import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";

/** What a learner says of the academy. */
@ObjectType()
@Entity("testimonials")
@Index(["position", "id"])
export class Testimonial {
  @Field(() => GraphQLUUID)
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Field(() => String)
  @Column("text")
  name!: string;

  @Field(() => String)
  @Column("text")
  role!: string;

  @Field(() => String)
  @Column("text")
  text!: string;

  /** 1 to 5. */
  @Field(() => Int)
  @Column("int")
  rating!: number;

  @Field(() => String, {
    nullable: true,
    description: "The learner's picture; where it is null, the initials are drawn.",
  })
  @Column("text", { nullable: true })
  imageUrl!: string | null;

  @Field(() => Boolean)
  @Column("boolean", { default: true })
  isPublished!: boolean;

  @Column("int")
  position!: number;

  @Field(() => Int)
  @Column("int", { default: 1 })
  version!: number;
}
