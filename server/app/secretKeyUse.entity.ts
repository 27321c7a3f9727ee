import { Column, Entity, PrimaryColumn } from "typeorm";

/** A secret key that this database uses or used. */
@Entity("secret_key_uses")
export class SecretKeyUse {
  /** Identifies a key and reveals nothing else. */
  @PrimaryColumn("text")
  fingerprint!: string;

  /**
   * Encrypted with the current secret key; null for replaced keys, and until the first start of a version that has
   * it.
   */
  @Column("bytea", { nullable: true })
  wrappedDataKey!: Buffer | null;

  @Column("timestamptz")
  usedSince!: Date;
}
