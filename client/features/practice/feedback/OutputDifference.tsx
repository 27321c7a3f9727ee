import { showInvisible, splitAtDifference, withoutBlanks } from "../../../../labs/engine/invisible";
import { linesOfOutput } from "../../../../labs/engine/judgePython";
import { nameTextDifference } from "../../../../labs/engine/nameDifference";
import { Text } from "../../../ui/layout/Text";
import styles from "./feedback.module.css";

interface OutputDifferenceProps {
  own: string;
  expected: string;
}

interface LineProps {
  line: string | undefined;
  other: string | undefined;
}

/** With a mark at the first character that differs. */
function Line({ line, other }: LineProps) {
  if (line === undefined) return <i>There is no such line.</i>;
  if (other === undefined) return <mark className={styles.mark}>{showInvisible(line)}</mark>;
  const areBlanksShown = withoutBlanks(line) === withoutBlanks(other);
  const { before, different, after } = splitAtDifference(line, other);
  return (
    <>
      {showInvisible(before, { areBlanksShown })}
      <mark className={styles.mark}>
        {different ? showInvisible(different, { areBlanksShown: true, areJoinersShown: true }) : "⏎"}
      </mark>
      {showInvisible(after, { areBlanksShown })}
    </>
  );
}

/** The first line that differs, with what does not print made visible. */
export function OutputDifference({ own, expected }: OutputDifferenceProps) {
  const [lines, wanted] = [linesOfOutput(own), linesOfOutput(expected)];
  const found = lines.findIndex((text, index) => text !== wanted[index]);
  const index = found < 0 ? lines.length : found;
  const [line, other] = [lines[index], wanted[index]];
  const name = line !== undefined && other !== undefined ? nameTextDifference(line, other) : null;
  return (
    <>
      <Text size="small">
        The first difference is in line {index + 1}. {name}
      </Text>
      <dl className={styles.facts}>
        <dt>Expected</dt>
        <dd>
          <Line line={other} other={line} />
        </dd>
        <dt>Yours</dt>
        <dd>
          <Line line={line} other={other} />
        </dd>
      </dl>
    </>
  );
}
