import { InputType, ObjectType } from "type-graphql";
import { NumberField, TextField } from "../../../../core/content/fields";

@ObjectType()
@InputType()
export class CertificateRuleContent {
  @NumberField({
    nullable: true,
    min: 1,
    max: 100,
    description: "How many percent of a batch's lessons must be done; null if lessons do not count.",
  })
  lessonsPercent!: number | null;

  @NumberField({
    nullable: true,
    min: 1,
    max: 100,
    description: "How many percent of all live classes must be attended; null if classes do not count.",
  })
  classesPercent!: number | null;

  @NumberField({
    nullable: true,
    min: 1,
    max: 100,
    description:
      "How many percent of a batch's or season's exercises must be passed; null if exercises do not count.",
  })
  exercisesPercent!: number | null;

  @TextField({ max: 240, nullable: true, description: "What the learner did, in a sentence or two." })
  achievement!: string | null;

  @TextField({ max: 60, nullable: true, description: "Who signs; null means the academy." })
  signatory!: string | null;

  @TextField({ max: 60, nullable: true, description: 'Such as "Lead teacher".' })
  signatoryTitle!: string | null;
}
