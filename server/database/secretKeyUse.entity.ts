import { Column, Entity, PrimaryColumn } from "typeorm";

/** Which secret key this database is used with, and the data key that it encrypts; one row. */
@Entity("secret_key_uses")
export class SecretKeyUse {
  /** The id of the only row. */
  @PrimaryColumn("uuid")
  id!: string;

  /** Of the secret key: shows whether a key is the same, and nothing else about it. */
  @Column("text")
  fingerprint!: string;

  /** Encrypted with the secret key. Null until the first start of a version that has it. */
  @Column("bytea", { nullable: true })
  wrappedDataKey!: Buffer | null;

  @Column("timestamptz")
  usedSince!: Date;
}
