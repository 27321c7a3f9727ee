import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from "typeorm";
import { User } from "../../auth/user.entity";

/** Limits how many seconds of video a learner can watch, in all lessons together, to the time that passes. */
@Entity("watch_clocks")
export class WatchClock {
  @PrimaryColumn("uuid")
  userId!: string;

  @OneToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user!: User;

  /** The time up to here has been used for watched seconds. */
  @Column("timestamptz")
  spentUntil!: Date;
}
