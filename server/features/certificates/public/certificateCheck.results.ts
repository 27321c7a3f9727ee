import { GraphQLLocalDate } from "graphql-scalars";
import { Field, GraphQLISODateTime, ObjectType, registerEnumType } from "type-graphql";
import { CertificateKind } from "../certificate.entity";

export enum CertificateStanding {
  VALID = "VALID",
  REVOKED = "REVOKED",
  UNREGISTERED = "UNREGISTERED",
  UNKNOWN = "UNKNOWN",
  SAMPLE = "SAMPLE",
  MISTYPED = "MISTYPED",
  NOT_SIGNED = "NOT_SIGNED",
}

registerEnumType(CertificateStanding, {
  name: "CertificateStanding",
  valuesConfig: {
    UNREGISTERED: { description: "Signed by the academy, but not in its register any more." },
    UNKNOWN: { description: "No certificate has this number." },
    SAMPLE: { description: "The number that our own pages show as an example." },
    MISTYPED: { description: "No certificate can have this number: its check sign is wrong." },
    NOT_SIGNED: { description: "The academy did not sign this." },
  },
});

/** What anyone may know of a certificate whose number or QR code they have. */
@ObjectType()
export class CertificateCheck {
  @Field(() => CertificateStanding)
  standing!: CertificateStanding;

  @Field(() => String, { nullable: true })
  number!: string | null;

  @Field(() => String, { nullable: true, description: "Null if it is revoked." })
  name!: string | null;

  @Field(() => String, { nullable: true })
  title!: string | null;

  @Field(() => CertificateKind, { nullable: true })
  kind!: CertificateKind | null;

  @Field(() => String, { nullable: true })
  achievement!: string | null;

  @Field(() => String, { nullable: true, description: "What was counted, such as “4 lessons watched”." })
  evidence!: string | null;

  @Field(() => String, { nullable: true, description: "The rule by which it was issued, in words." })
  basis!: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true })
  issuedOn!: string | null;

  @Field(() => String, { nullable: true })
  academyName!: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true })
  revokedAt!: Date | null;

  @Field(() => String, { nullable: true })
  revokedReason!: string | null;

  @Field(() => String, { nullable: true, description: "The number of the corrected certificate." })
  replacedBy!: string | null;

  @Field(() => String, { nullable: true, description: "What its QR code holds; null unless it is valid." })
  signedClaim!: string | null;
}
