import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn } from "typeorm";
import { User } from "../../auth/user.entity";

/** The secret address of a person's own calendar. Private: it has no GraphQL type. */
@Entity("calendar_feeds")
export class CalendarFeed {
  @PrimaryColumn("uuid")
  userId!: string;

  @OneToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user!: User;

  /** Input of the token; raising it revokes the previous address. */
  @Column("int")
  number!: number;

  /** SHA-256 of the token, which is derived from SECRET_KEY and never stored. */
  @Index("calendar_feeds_token_unique", { unique: true })
  @Column("bytea", { select: false })
  tokenHash!: Buffer;
}
