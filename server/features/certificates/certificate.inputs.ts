import { ArrayMaxSize, ArrayMinSize } from "class-validator";
import { ArgsType, Field, InputType } from "type-graphql";
import { GraphQLUUID } from "../../core/content/graphqlUuid";
import { VersionedInput } from "../../core/content/inputs";
import { RequiredText } from "../../core/content/text";

export const MAX_NAME = 80;
export const MAX_REASON = 200;
const MAX_AT_ONCE = 100;

@InputType()
export class ConfirmCertificateNameInput {
  @Field(() => GraphQLUUID)
  id!: string;

  @Field(() => String)
  @RequiredText(MAX_NAME, "Please enter your name.")
  name!: string;
}

@ArgsType()
export class CertificatePlaceArgs {
  @Field(() => GraphQLUUID, { nullable: true, description: "A batch; else give a run." })
  batchId?: string | null;

  @Field(() => GraphQLUUID, { nullable: true })
  runId?: string | null;
}

@InputType({ description: "Give either a batch or a run." })
export class IssueCertificatesInput {
  @Field(() => GraphQLUUID, { nullable: true })
  batchId?: string | null;

  @Field(() => GraphQLUUID, { nullable: true })
  runId?: string | null;

  @Field(() => [GraphQLUUID])
  @ArrayMinSize(1, { message: "Choose at least one person." })
  @ArrayMaxSize(MAX_AT_ONCE, { message: `Choose at most ${MAX_AT_ONCE} people at a time.` })
  userIds!: string[];
}

@InputType()
export class RevokeCertificateInput extends VersionedInput {
  @Field(() => String, { description: "Everyone who opens the certificate reads it." })
  @RequiredText(MAX_REASON, "Please say why. Everyone who opens the certificate reads it.")
  reason!: string;
}

@InputType()
export class RefuseCertificateNameInput extends VersionedInput {
  @Field(() => String, { description: "The learner reads it." })
  @RequiredText(MAX_REASON, "Please say why. The learner reads it.")
  reason!: string;
}

@InputType()
export class ReissueCertificateInput extends VersionedInput {
  @Field(() => String)
  @RequiredText(MAX_NAME, "Please enter the name.")
  name!: string;
}
