import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from "typeorm";
import { UNKNOWN_BROWSER } from "./nameBrowser";
import { User } from "../user.entity";

/** A signed-in browser. Private: it has no GraphQL type. */
@Entity("sessions")
export class Session {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user!: User;

  @Index()
  @Column("uuid")
  userId!: string;

  /** SHA-256 of the cookie's token; the token itself is never stored. */
  @Index({ unique: true })
  @Column("bytea", { select: false })
  tokenHash!: Buffer;

  /** From `nameBrowser`, such as "Firefox on Windows"; never raw client text. */
  @Column("varchar", { length: 60, default: UNKNOWN_BROWSER })
  browser!: string;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;

  /** Signing in does not count. */
  @Column("timestamptz", { nullable: true, select: false })
  passwordConfirmedAt!: Date | null;

  /** Idle expiry; extended by use. */
  @Column("timestamptz")
  idleUntil!: Date;

  /** Absolute expiry. */
  @Column("timestamptz")
  endsAt!: Date;
}
