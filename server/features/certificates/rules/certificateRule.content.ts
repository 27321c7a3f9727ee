import { InputType, ObjectType, registerEnumType } from "type-graphql";
import { ChoiceField, FlagField, NumberField, TextField } from "../../../core/content/fields";

export enum LessonEvidence {
  WATCHED = "WATCHED",
  OTHERS_MARKED = "OTHERS_MARKED",
  MARKED = "MARKED",
}

registerEnumType(LessonEvidence, {
  name: "LessonEvidence",
  description:
    "When a lesson counts for a certificate. Texts, files, links that open elsewhere and videos without a length cannot be watched.",
  valuesConfig: {
    WATCHED: {
      description: "Watched videos and passed exercises. Lessons that cannot be watched are left out.",
    },
    OTHERS_MARKED: {
      description: "As `WATCHED`; lessons that cannot be watched count once they are marked as done.",
    },
    MARKED: { description: "Any lesson that was watched or marked as done." },
  },
});

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

  @ChoiceField(() => LessonEvidence, {
    column: { default: LessonEvidence.WATCHED },
    defaultValue: LessonEvidence.WATCHED,
  })
  lessonEvidence!: LessonEvidence;

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

  @FlagField({
    column: { default: false },
    description:
      "Whether exercises count that the learner passed after seeing the solution. Else they count once passed again on a day of review.",
  })
  countsGivenUp!: boolean;

  @TextField({ max: 240, nullable: true, description: "What the learner did, in a sentence or two." })
  achievement!: string | null;

  @TextField({ max: 60, nullable: true, description: "Who signs; null means the academy." })
  signatory!: string | null;

  @TextField({ max: 60, nullable: true, description: 'Such as "Lead teacher".' })
  signatoryTitle!: string | null;
}
