import { Field, Int, ObjectType } from "type-graphql";
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from "typeorm";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";
import { BootcampLevel } from "./bootcampLevel.entity";

/** A task to solve in Python. */
@ObjectType()
@Entity("bootcamp_questions")
@Index(["levelId", "position"])
export class BootcampQuestion {
  @Field(() => GraphQLUUID)
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @ManyToOne(() => BootcampLevel, { onDelete: "CASCADE" })
  @JoinColumn({ name: "level_id" })
  level!: BootcampLevel;

  @Column("uuid")
  levelId!: string;

  /** Unique in its level without regard to case. */
  @Field(() => String)
  @Index("bootcamp_questions_title_unique", { synchronize: false })
  @Column("text")
  title!: string;

  @Field(() => String)
  @Column("text")
  prompt!: string;

  /** A call and its result, to make the task clear. */
  @Field(() => String)
  @Column("text")
  example!: string;

  /** What the learner starts from: the solution is written where it says so, the lines below print. */
  @Field(() => String)
  @Column("text")
  starterCode!: string;

  /** What the finished program prints. */
  @Field(() => String)
  @Column("text")
  expectedResult!: string;

  @Field(() => Int)
  @Column("int")
  position!: number;

  @Field(() => Int)
  @Column("int", { default: 1 })
  version!: number;
}
