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

/** From the easiest to the hardest within each part; the bootcamp's questions come last, in the order of their levels. */
export const pythonExercises: PythonExerciseSeed[] = [
  ...firstSteps,
  ...conditionsAndLoops,
  ...stringExercises,
  ...listsAndDictionaries,
  ...fileExercises,
  ...csvFiles,
  ...dataTasks,
  ...machineLearning,
  ...basicExercises,
  ...mediumExercises,
  ...algorithmExercises,
  ...machineLearningExercises,
];
