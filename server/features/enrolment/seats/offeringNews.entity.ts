import { Column, Entity, PrimaryColumn } from "typeorm";
import type { OfferingKind } from "../orders/offering";

/**
 * An offering whose group or dates staff have changed, until those with a confirmed place have read of it. Wholly
 * private: it has no GraphQL type.
 */
@Entity("offering_news")
export class OfferingNews {
  @PrimaryColumn("text")
  kind!: OfferingKind;

  @PrimaryColumn("uuid")
  offeringId!: string;

  /** What was true before the first change that nobody has read of. */
  @Column("text", { nullable: true })
  groupLink!: string | null;

  /** The same of its dates, by `datesOf`. */
  @Column("text")
  dates!: string;

  /** When the last change was made. */
  @Column("timestamptz")
  changedAt!: Date;

  /** The last registration that was written to, where not all have been. */
  @Column("uuid", { nullable: true })
  afterId!: string | null;
}
