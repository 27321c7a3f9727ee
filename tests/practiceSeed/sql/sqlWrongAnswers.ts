import type { WrongAnswers } from "../wrongAnswers";
import { dates } from "./dates";
import { filtering } from "./filtering";
import { grouping } from "./grouping";
import { joining } from "./joining";
import { selecting } from "./selecting";
import { subqueries } from "./subqueries";
import { windows } from "./windows";

export const sqlWrongAnswers: WrongAnswers[] = [
  ...selecting,
  ...filtering,
  ...grouping,
  ...joining,
  ...dates,
  ...subqueries,
  ...windows,
];
