import { Field, InputType } from "type-graphql";
import { GraphQLUUID } from "../../../../core/content/graphqlUuid";
import { versioned } from "../../../../core/content/inputs";
import { CertificateRuleContent } from "./certificateRule.content";

@InputType()
export class CreateCertificateRuleInput extends CertificateRuleContent {
  @Field(() => GraphQLUUID, { description: "The course, workshop or season." })
  subjectId!: string;
}

@InputType()
export class UpdateCertificateRuleInput extends versioned(CertificateRuleContent) {}
