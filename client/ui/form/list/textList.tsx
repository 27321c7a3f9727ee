import type { FieldOptions, Unlimited } from "../kinds/FieldKind";
import { paragraphs } from "../kinds/textKinds";
import { list } from "./list";

/** Texts of several lines, in order. Blank ones are dropped. */
export function textList(options: FieldOptions & { noun: string; rows?: number }): Unlimited<string[]> {
  const { label, noun, rows } = options;
  const entries = list<{ text: string }>({
    ...options,
    summary: ["text"],
    fields: { text: paragraphs({ label: noun.charAt(0).toUpperCase() + noun.slice(1), rows }) },
  });
  return (limits) => {
    const kind = entries(limits);
    return {
      ...kind,
      label,
      write: (name, value) =>
        kind.write(
          name,
          (value ?? []).map((text) => ({ text })),
        ),
      read: (name, values) =>
        kind
          .read(name, values)
          .map(({ text }) => text)
          .filter((text) => text.trim() !== ""),
    };
  };
}
