import type { UpdateExerciseInput } from "../../../apollo/schema.generated";
import type { ContentOf } from "../../../ui/form/kinds/FieldKind";

export type ExerciseContent = ContentOf<UpdateExerciseInput>;
export type TestContent = ExerciseContent["tests"][number];
