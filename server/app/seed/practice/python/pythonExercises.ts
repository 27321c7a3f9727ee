import type { PythonExerciseSeed } from "../exerciseSeed";
import { algorithmExercises } from "./bootcampAlgorithms";
import { basicExercises } from "./bootcampBasic";
import { machineLearningExercises } from "./bootcampMachineLearning";
import { mediumExercises } from "./bootcampMedium";
import { conditionsAndLoops } from "./conditionsAndLoops";
import { csvFiles } from "./csvFiles";
import { dataTasks } from "./dataTasks";
import { fileExercises } from "./files";
import { firstSteps } from "./firstSteps";
import { listsAndDictionaries } from "./listsAndDictionaries";
import { machineLearning } from "./machineLearning";
import { stringExercises } from "./strings";

/** From the easiest to the hardest within each part. */
export const pythonExercises: PythonExerciseSeed[] = [
  ...firstSteps,
  ...conditionsAndLoops,
  ...stringExercises,
  ...listsAndDictionaries,
  ...fileExercises,
  ...csvFiles,
  ...dataTasks,
  ...machineLearning,
];

/** In the order of the bootcamp's levels. */
export const bootcampExercises: PythonExerciseSeed[] = [
  ...basicExercises,
  ...mediumExercises,
  ...algorithmExercises,
  ...machineLearningExercises,
];
