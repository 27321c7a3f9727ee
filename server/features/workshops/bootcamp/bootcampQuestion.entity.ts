import { Field, Int, ObjectType } from "type-graphql";
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from "typeorm";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";
import { BootcampLevel } from "./bootcampLevel.entity";
import { BootcampQuestionContent } from "./bootcampQuestion.content";

@ObjectType()
@Entity("bootcamp_questions")
@Index(["levelId", "position"])
export class BootcampQuestion extends BootcampQuestionContent {
  @Field(() => GraphQLUUID)
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @ManyToOne(() => BootcampLevel, { onDelete: "CASCADE" })
  @JoinColumn({ name: "level_id" })
  level!: BootcampLevel;

  @Column("uuid")
  levelId!: string;

  @Field(() => Int)
  @Column("int")
  position!: number;

  @Field(() => Int)
  @Column("int", { default: 1 })
  version!: number;
}
