import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from "typeorm";
import { User } from "../user.entity";

export enum AccountPurpose {
  RESET = "RESET",
  VERIFICATION = "VERIFICATION",
  INVITATION = "INVITATION",
  EMAIL_CHANGE = "EMAIL_CHANGE",
}

/** A single-use link e-mailed to an account's owner. Private: it has no GraphQL type. */
@Entity("account_tokens")
export class AccountToken {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user!: User;

  @Index("account_tokens_by_user")
  @Column("uuid")
  userId!: string;

  @Column("text")
  purpose!: AccountPurpose;

  /** The recipient; the token verifies no other address. */
  @Column("text")
  email!: string;

  /** SHA-256 of the token; the token itself is never stored. */
  @Index("account_tokens_hash_unique", { unique: true })
  @Column("bytea", { select: false })
  tokenHash!: Buffer;

  @Column("timestamptz")
  expiresAt!: Date;
}
