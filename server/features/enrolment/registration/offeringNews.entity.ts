import { Column, Entity, PrimaryColumn } from "typeorm";
import type { OfferingKind } from "../offerings/offering";

/** A pending notice of changed dates or group link. Private: it has no GraphQL type. */
@Entity("offering_news")
export class OfferingNews {
  @PrimaryColumn("text")
  kind!: OfferingKind;

  @PrimaryColumn("uuid")
  offeringId!: string;

  @Column("text", { nullable: true })
  groupLink!: string | null;

  @Column("text")
  dates!: string;

  @Column("timestamptz")
  changedAt!: Date;

  /** Cursor: the last registration that got the e-mail. */
  @Column("uuid", { nullable: true })
  afterId!: string | null;
}
