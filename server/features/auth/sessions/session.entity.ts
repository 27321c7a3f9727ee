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

/** A signed-in browser. Wholly private: it has no GraphQL type. */
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

  /** SHA-256 of the token in the cookie; the token itself is stored nowhere. */
  @Index({ unique: true })
  @Column("bytea", { select: false })
  tokenHash!: Buffer;

  /** Such as "Firefox on Windows": words of ours, never what the browser itself sent. */
  @Column("varchar", { length: 60, default: UNKNOWN_BROWSER })
  browser!: string;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;

  /** When the password was last confirmed in this session; signing in does not count. */
  @Column("timestamptz", { nullable: true, select: false })
  passwordConfirmedAt!: Date | null;

  /** When it ends if nothing more is asked; moves on with use. */
  @Column("timestamptz")
  idleUntil!: Date;

  /** When it ends in any case. */
  @Column("timestamptz")
  endsAt!: Date;
}
