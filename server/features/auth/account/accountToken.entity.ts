import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from "typeorm";
import { User } from "../user.entity";

export enum AccountPurpose {
  RESET = "RESET",
  VERIFICATION = "VERIFICATION",
  INVITATION = "INVITATION",
  /** Sent to the address that is to take the old one's place. */
  EMAIL_CHANGE = "EMAIL_CHANGE",
}

/** A link that was mailed to the owner of an account and works once. Wholly private: it has no GraphQL type. */
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

  /** The address that it was sent to: it says nothing about another. */
  @Column("text")
  email!: string;

  /** SHA-256 of the token in the link; the token itself is stored nowhere. */
  @Index("account_tokens_hash_unique", { unique: true })
  @Column("bytea", { select: false })
  tokenHash!: Buffer;

  @Column("timestamptz")
  expiresAt!: Date;
}
