import { Field, Int, ObjectType } from "type-graphql";
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from "typeorm";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";
import { Course } from "../../catalog/course.entity";
import { BootcampSeason } from "../../workshops/bootcamp/bootcampSeason.entity";
import { Workshop } from "../../workshops/workshop.entity";
import { CertificateRuleContent } from "./certificateRule.content";

/** What a course, workshop or season certifies, and when the server issues it. Without a criterion, only staff do. */
@ObjectType()
@Entity("certificate_rules")
@Check("certificate_rules_one_subject", `num_nonnulls("course_id", "workshop_id", "season_id") = 1`)
@Index("certificate_rules_by_time", ["createdAt", "id"])
export class CertificateRule extends CertificateRuleContent {
  @Field(() => GraphQLUUID)
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @ManyToOne(() => Course, { nullable: true, onDelete: "CASCADE" })
  @JoinColumn({ name: "course_id", foreignKeyConstraintName: "certificate_rules_course" })
  course!: Course | null;

  @Field(() => GraphQLUUID, { nullable: true })
  @Index("certificate_rules_course_unique", { unique: true })
  @Column("uuid", { nullable: true })
  courseId!: string | null;

  @ManyToOne(() => Workshop, { nullable: true, onDelete: "CASCADE" })
  @JoinColumn({ name: "workshop_id", foreignKeyConstraintName: "certificate_rules_workshop" })
  workshop!: Workshop | null;

  @Field(() => GraphQLUUID, { nullable: true })
  @Index("certificate_rules_workshop_unique", { unique: true })
  @Column("uuid", { nullable: true })
  workshopId!: string | null;

  @ManyToOne(() => BootcampSeason, { nullable: true, onDelete: "CASCADE" })
  @JoinColumn({ name: "season_id", foreignKeyConstraintName: "certificate_rules_season" })
  season!: BootcampSeason | null;

  @Field(() => GraphQLUUID, { nullable: true })
  @Index("certificate_rules_season_unique", { unique: true })
  @Column("uuid", { nullable: true })
  seasonId!: string | null;

  @Field(() => Int)
  @Column("int", { default: 1 })
  version!: number;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;
}
