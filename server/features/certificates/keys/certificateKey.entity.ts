import { Field, GraphQLISODateTime, ObjectType } from "type-graphql";
import { Column, Entity, Index, PrimaryColumn } from "typeorm";

/** An Ed25519 key. One signs; the public half of replaced ones stays, so that old certificates verify. */
@ObjectType()
@Entity("certificate_keys")
@Index("certificate_keys_one_in_use", { synchronize: false })
export class CertificateKey {
  @Field(() => String, { description: "As in the published list of keys." })
  @PrimaryColumn("text")
  kid!: string;

  /** 32 bytes, base64url. */
  @Column("text")
  publicKey!: string;

  @Field(() => GraphQLISODateTime)
  @Column("timestamptz")
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { nullable: true, description: "Null for the one that signs." })
  @Column("timestamptz", { nullable: true })
  retiredAt!: Date | null;

  // Never leaves the server. Encrypted; deleted once replaced.
  @Column("bytea", { select: false, nullable: true })
  wrappedPrivateKey!: Buffer | null;
}
