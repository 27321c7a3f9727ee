import { Column, Entity, PrimaryColumn } from "typeorm";

@Entity("secret_key_uses")
export class SecretKeyUse {
  /** Identifies a key and reveals nothing else. */
  @PrimaryColumn("text")
  fingerprint!: string;

  /** Null for replaced keys, and until the first start of a version that has it. */
  @Column("bytea", { nullable: true })
  wrappedDataKey!: Buffer | null;

  @Column("timestamptz")
  usedSince!: Date;
}
