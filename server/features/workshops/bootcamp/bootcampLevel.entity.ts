import { Field, Int, ObjectType } from "type-graphql";
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from "typeorm";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";
import { BootcampLevelContent } from "./bootcampLevel.content";
import { BootcampSeason } from "./bootcampSeason.entity";

@ObjectType()
@Entity("bootcamp_levels")
@Index(["seasonId", "position"])
export class BootcampLevel extends BootcampLevelContent {
  @Field(() => GraphQLUUID)
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @ManyToOne(() => BootcampSeason, { onDelete: "CASCADE" })
  @JoinColumn({ name: "season_id" })
  season!: BootcampSeason;

  @Column("uuid")
  seasonId!: string;

  @Field(() => Int)
  @Column("int")
  position!: number;

  @Field(() => Int)
  @Column("int", { default: 1 })
  version!: number;
}
