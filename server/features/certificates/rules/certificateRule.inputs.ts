import { Field, InputType } from "type-graphql";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";
import { CertificateRuleContent } from "./certificateRule.content";

@InputType()
export class CertificateRuleCreation extends CertificateRuleContent {
  @Field(() => GraphQLUUID, { description: "The course, workshop or season." })
  subjectId!: string;
}
