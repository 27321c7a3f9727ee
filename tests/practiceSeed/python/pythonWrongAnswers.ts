import type { WrongAnswers } from "../wrongAnswers";
import { bagOfWordsAndSpam } from "./bagOfWordsAndSpam";
import { billAndTikTok } from "./billAndTikTok";
import { brackets } from "./brackets";
import { cache } from "./cache";
import { commasAndCaesar } from "./commasAndCaesar";
import { conditions } from "./conditions";
import { csvFiles } from "./csvFiles";
import { dataTasks } from "./dataTasks";
import { files } from "./files";
import { firstSteps } from "./firstSteps";
import { listsAndDictionaries } from "./listsAndDictionaries";
import { loops } from "./loops";
import { machineLearning } from "./machineLearning";
import { palindromeOverAndStairs } from "./palindromeOverAndStairs";
import { snakesAndLadders } from "./snakesAndLadders";
import { strings } from "./strings";
import { wordsAndRanks } from "./wordsAndRanks";

export const pythonWrongAnswers: WrongAnswers[] = [
  ...firstSteps,
  ...conditions,
  ...loops,
  ...strings,
  ...listsAndDictionaries,
  ...files,
  ...csvFiles,
  ...dataTasks,
  ...machineLearning,
  ...billAndTikTok,
  ...palindromeOverAndStairs,
  ...wordsAndRanks,
  ...commasAndCaesar,
  ...brackets,
  ...snakesAndLadders,
  ...cache,
  ...bagOfWordsAndSpam,
];
