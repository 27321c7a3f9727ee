import { Field, Int, ObjectType } from "type-graphql";
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from "typeorm";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";
import { BootcampSeason } from "./bootcampSeason.entity";

/** A step of a season, such as "Basic". */
@ObjectType()
@Entity("bootcamp_levels")
@Index(["seasonId", "position"])
export class BootcampLevel {
  @Field(() => GraphQLUUID)
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @ManyToOne(() => BootcampSeason, { onDelete: "CASCADE" })
  @JoinColumn({ name: "season_id" })
  season!: BootcampSeason;

  @Column("uuid")
  seasonId!: string;

  /** Unique in its season without regard to case. */
  @Field(() => String)
  @Index("bootcamp_levels_name_unique", { synchronize: false })
  @Column("text")
  name!: string;

  @Field(() => Int)
  @Column("int")
  position!: number;

  @Field(() => Int)
  @Column("int", { default: 1 })
  version!: number;
}
