import { Field, Int, ObjectType, registerEnumType } from "type-graphql";
import { GraphQLUUID } from "../../core/content/graphqlUuid";
import { Certificate, CertificateKind } from "./certificate.entity";

export enum CertificateState {
  AWAITING_NAME = "AWAITING_NAME",
  NAME_IN_REVIEW = "NAME_IN_REVIEW",
  VALID = "VALID",
  REVOKED = "REVOKED",
}

registerEnumType(CertificateState, {
  name: "CertificateState",
  valuesConfig: {
    AWAITING_NAME: { description: "Until the learner confirms the name, nobody else sees it." },
    NAME_IN_REVIEW: { description: "Staff look at the name first. Nobody else sees it." },
  },
});

@ObjectType({ description: "How far a person is in one criterion of a rule." })
export class CertificateStep {
  @Field(() => String)
  label!: string;

  @Field(() => Int)
  done!: number;

  @Field(() => Int)
  total!: number;

  @Field(() => Int, { description: "What the rule asks for." })
  percent!: number;
}

@ObjectType({ description: "A person of a batch or run, as staff see them before they issue certificates." })
export class CertificateCandidate {
  @Field(() => GraphQLUUID, { description: "The account." })
  id!: string;

  @Field(() => [CertificateStep])
  steps!: CertificateStep[];

  @Field(() => Boolean, { description: "Whether the rule is met." })
  isEarned!: boolean;

  @Field(() => Certificate, { nullable: true, description: "The newest, revoked or not." })
  certificate!: Certificate | null;

  /** What the list is sorted by. */
  sort!: string;
}

@ObjectType({ description: "What a batch or run certifies." })
export class CertificateSubject {
  @Field(() => String)
  title!: string;

  @Field(() => CertificateKind)
  kind!: CertificateKind;

  @Field(() => String, { description: "The batch or the date." })
  placeName!: string;

  @Field(() => GraphQLUUID, { nullable: true, description: "Null without a rule." })
  ruleId!: string | null;
}
