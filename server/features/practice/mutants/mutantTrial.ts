import { Field, Int, ObjectType } from "type-graphql";
import { LIMITS } from "../../../../labs/engine/jobs";
import { MAX_MUTANTS } from "../../../../labs/engine/mutants/mutant";
import { AtMost, LongText } from "../../../graphql/limits";

const MAX_LABEL = 2000;

@ObjectType({ description: "A typical wrong version of a solution." })
class Mutant {
  @LongText(MAX_LABEL)
  @Field(() => String, { description: 'What is different, such as "without ORDER BY".' })
  label!: string;

  @LongText(LIMITS.codeCharacters)
  @Field(() => String)
  code!: string;
}

@ObjectType({ description: "Which typical wrong versions of the solution pass, although they should fail." })
export class MutantTrial {
  @Field(() => Int)
  triedCount!: number;

  @AtMost(MAX_MUTANTS)
  @Field(() => [Mutant])
  survivors!: Mutant[];

  @Field(() => Boolean, { description: "False while some are still to be tried." })
  isDone!: boolean;
}
