import { Column, Entity, Index, PrimaryColumn } from "typeorm";

/** A script or stylesheet of a release, for pages that were opened before the next one started. */
@Entity("release_files")
export class ReleaseFile {
  /** Has a hash of its content, so no two releases have different files of one name. */
  @PrimaryColumn("text")
  name!: string;

  @Column("bytea")
  brotli!: Buffer;

  @Column("timestamptz")
  @Index("release_files_kept_until")
  keptUntil!: Date;
}
