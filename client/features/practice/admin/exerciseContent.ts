import type { CreateExerciseInput } from "../../../apollo/schema.generated";
import type { ContentOf } from "../../../ui/form/kinds/FieldKind";

export type ExerciseContent = ContentOf<CreateExerciseInput>;
export type TestContent = ExerciseContent["tests"][number];
