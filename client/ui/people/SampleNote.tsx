import { Text } from "../layout/Text";

interface SampleNoteProps {
  people: { name: string; isSample: boolean }[];
}

/** Once per section, so that names need no mark of their own. */
export function SampleNote({ people }: SampleNoteProps) {
  const samples = people.filter(({ isSample }) => isSample);
  if (samples.length === 0) return null;
  const all = people.length === 1 ? "A sample person" : "Sample people";
  const who =
    samples.length === people.length ? all : `Sample people: ${samples.map(({ name }) => name).join(", ")},`;
  return <Text tone="muted">{who} for the demo.</Text>;
}
