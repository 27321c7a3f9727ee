import type { SqlExerciseSeed, SqlTestSeed } from "../exerciseSeed";
import { gapsShop } from "./gapsShop";
import { mainShop } from "./mainShop";
import { shopSetup, TABLES } from "./shopSetup";
import { tiesShop } from "./tiesShop";

const HIDDEN_SHOPS = { ties: tiesShop, gaps: gapsShop };

interface ShopExercise extends Omit<SqlExerciseSeed, "kind" | "setup" | "isOrdered" | "tests"> {
  tables: (keyof typeof TABLES)[];
  isOrdered?: boolean;
  /** What a learner reads when the query fails on that shop. */
  hidden: Partial<Record<keyof typeof HIDDEN_SHOPS, string>>;
}

/** An exercise on the shop, tested on its own data and on hidden shops. */
export function sqlExercise({
  tables,
  hidden,
  prompt,
  isOrdered,
  ...exercise
}: ShopExercise): SqlExerciseSeed {
  const list = tables.map((table) => `- ${TABLES[table]}`).join("\n");
  const hiddenTests = Object.entries(hidden).map(([shop, about]): SqlTestSeed => {
    const setup = shopSetup(HIDDEN_SHOPS[shop as keyof typeof HIDDEN_SHOPS]);
    return { kind: "rows", visibility: "HIDDEN", about, setup };
  });
  return {
    ...exercise,
    kind: "SQL",
    prompt: `${prompt}\n\n**Tables**\n\n${list}`,
    setup: shopSetup(mainShop),
    isOrdered: isOrdered ?? false,
    tests: [{ kind: "rows", visibility: "VISIBLE", about: "The shop's data" }, ...hiddenTests],
  };
}
