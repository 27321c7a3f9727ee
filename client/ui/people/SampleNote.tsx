import { Text } from "../layout/Text";
import { Tag } from "../text/Tag";

interface SampleNoteProps {
  people: { name: string; isSample: boolean }[];
}

/** Once per section, so that names need no mark of their own. */
export function SampleNote({ people }: SampleNoteProps) {
  const samples = people.filter(({ isSample }) => isSample);
  if (samples.length === 0) return null;
  if (samples.length < people.length) {
    const names = samples.map(({ name }) => name).join(", ");
    return <Text tone="muted">Sample people: {names}, for the demo.</Text>;
  }
  return (
    <div>
      <Tag tone="outlined">{people.length === 1 ? "A sample person" : "Sample people"} for the demo</Tag>
    </div>
  );
}
