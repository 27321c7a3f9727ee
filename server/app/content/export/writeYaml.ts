import type { Scalar } from "yaml";
import { Document, visit } from "yaml";

/** In YAML, `!file` and the name: the text is in that file. */
export class OtherFile {
  constructor(readonly name: string) {}
}

const fileTag = {
  tag: "!file",
  identify: (value: unknown) => value instanceof OtherFile,
  resolve: (name: string) => new OtherFile(name),
  stringify: ({ value }: Scalar) => (value as OtherFile).name,
};

export function writeYaml(value: unknown): string {
  const document = new Document(value, { aliasDuplicateObjects: false, customTags: [fileTag] });
  visit(document, {
    Scalar: (_key, node) => {
      if (typeof node.value === "string" && node.value.includes("\n")) node.type = "BLOCK_LITERAL";
    },
  });
  return document.toString({ lineWidth: 100 });
}
