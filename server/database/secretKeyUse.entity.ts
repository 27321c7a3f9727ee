import { Column, Entity, PrimaryColumn } from "typeorm";

/** Which secret key this database is used with; one row. */
@Entity("secret_key_uses")
export class SecretKeyUse {
  /** The id of the only row. */
  @PrimaryColumn("uuid")
  id!: string;

  /** Of the key: shows whether a key is the same, and nothing else about it. */
  @Column("text")
  fingerprint!: string;

  @Column("timestamptz")
  usedSince!: Date;
}
