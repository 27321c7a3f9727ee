import { Column, Entity, PrimaryColumn } from "typeorm";

/** The visitor is known only by the hash of a random cookie. */
@Entity("offer_votes")
export class OfferVote {
  @PrimaryColumn("bytea", { select: false })
  visitorHash!: Buffer;

  @Column("boolean")
  isLike!: boolean;

  @Column("timestamptz")
  createdAt!: Date;
}
