import { Authorized, Field, Int, ObjectType, registerEnumType } from "type-graphql";
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
import { Role } from "../../../core/authorization";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";
import { BootcampSeason } from "../bootcamp/bootcampSeason.entity";
import { RunContent } from "./run.content";
import { Workshop } from "../workshop.entity";

export enum RunState {
  COMING = "COMING",
  /** The first session has begun. A season stays here, as its end is unknown. */
  RUNNING = "RUNNING",
  FINISHED = "FINISHED",
}

registerEnumType(RunState, { name: "RunState" });

/** A workshop or season held once: date, seats, group, registrations and waiting list. */
@ObjectType()
@Entity("runs")
@Check("runs_one_parent", `num_nonnulls("workshop_id", "season_id") = 1`)
@Check("runs_workshop_date", `"workshop_id" IS NULL OR "starts_at" IS NOT NULL`)
@Check("runs_seats_taken", `"seats_taken" >= 0`)
export class Run extends RunContent {
  @Field(() => GraphQLUUID)
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @ManyToOne(() => Workshop, { nullable: true, onDelete: "CASCADE" })
  @JoinColumn({ name: "workshop_id" })
  workshop!: Workshop | null;

  @Index("runs_workshop_date_unique", { synchronize: false })
  @Column("uuid", { nullable: true })
  workshopId!: string | null;

  @ManyToOne(() => BootcampSeason, { nullable: true, onDelete: "CASCADE" })
  @JoinColumn({ name: "season_id" })
  season!: BootcampSeason | null;

  @Index("runs_season_date_unique", { synchronize: false })
  @Column("uuid", { nullable: true })
  seasonId!: string | null;

  /** Confirmed and held seats. */
  @Authorized(Role.ADMIN)
  @Field(() => Int)
  @Column("int", { default: 0 })
  seatsTaken!: number;

  @Field(() => Int)
  @Column("int", { default: 1 })
  version!: number;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;
}
