import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn } from "typeorm";
import { User } from "../../auth/user.entity";

/** The secret address of somebody's own calendar. Wholly private: it has no GraphQL type. */
@Entity("calendar_feeds")
export class CalendarFeed {
  @PrimaryColumn("uuid")
  userId!: string;

  @OneToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user!: User;

  /** Counts the addresses: each is made from this number, and a new one ends the one before. */
  @Column("int")
  number!: number;

  /** SHA-256 of the token in the address; the token is made again from the server's key, and stored nowhere. */
  @Index("calendar_feeds_token_unique", { unique: true })
  @Column("bytea", { select: false })
  tokenHash!: Buffer;
}
