import "reflect-metadata";
import { makeDrillAcademy } from "./academy";
import { faults } from "./faults";
import type { Figure, Row } from "./rows";
import { away, blackHole, memory, parallel, renders, restart, stopping } from "./rows";

const ROWS: Record<string, Row> = {
  restart,
  away,
  renders,
  "black-hole": blackHole,
  parallel,
  faults,
  memory,
  stopping,
};

function print({ what, figure, aim }: Figure): void {
  process.stdout.write(`| ${what} | ${figure} | ${aim} |\n`);
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in ROWS));
if (unknown.length > 0) {
  process.stderr.write(`Unknown row: ${unknown.join()}. There are ${Object.keys(ROWS).join(", ")}.\n`);
  process.exit(1);
}

const academy = await makeDrillAcademy();
for (const signal of ["SIGINT", "SIGTERM"])
  process.once(signal, () => void academy.stop().finally(() => process.exit(1)));
try {
  process.stdout.write("| drill | figure | aim |\n| --- | --- | --- |\n");
  for (const [name, row] of Object.entries(ROWS))
    if (wanted.length === 0 || wanted.includes(name)) (await row(academy)).forEach(print);
} finally {
  await academy.stop();
}
