import { Column, Entity, PrimaryColumn } from "typeorm";

/** A secret key that this database was or is used with. */
@Entity("secret_key_uses")
export class SecretKeyUse {
  /** Shows whether a key is the same, and nothing else about it. */
  @PrimaryColumn("text")
  fingerprint!: string;

  /**
   * The data key, encrypted with the secret key that is in use; null for those that were replaced, which open nothing any
   * more. Also null until the first start of a version that has it.
   */
  @Column("bytea", { nullable: true })
  wrappedDataKey!: Buffer | null;

  @Column("timestamptz")
  usedSince!: Date;
}
