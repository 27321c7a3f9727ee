import { posix } from "node:path";
import type { Document } from "yaml";
import { LineCounter, isNode, parseDocument } from "yaml";
import { HOSTILE_TEXT, isHostile } from "../../../core/text/hostileText";
import type { PackFolder } from "./packFolder";

/** Where a value is in its file: keys and places in lists. */
export type Path = readonly (string | number)[];

export interface PackFile {
  path: string;
  value: unknown;
  /** Notes what is wrong with the value at `at`, with its line. */
  refuse: (at: Path, message: string) => void;
}

/** YAML between two lines of `---`, then the text. */
const FRONT_MATTER = /^---\n([\s\S]{0,20000}?\n)---\n\n?/;
const ALIASES = 100;

class OtherFile {
  constructor(readonly name: string) {}
}

const fileTag = { tag: "!file", resolve: (name: string) => new OtherFile(name) };

async function readText(folder: PackFolder, path: string): Promise<string | null> {
  const bytes = await folder.read(path);
  if (!bytes) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes).replaceAll("\r\n", "\n");
  } catch {
    folder.mistakes.push({ path, line: null, message: "Please save it as UTF-8 text." });
    return null;
  }
}

function parse(folder: PackFolder, path: string, text: string) {
  const lines = new LineCounter();
  const document: Document = parseDocument(text, { lineCounter: lines, customTags: [fileTag] });
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const refuse = (at: Path, message: string) => {
    // Of something that is missing, the line of what it is missing in.
    for (let length = at.length; length >= 0; length -= 1) {
      const node = document.getIn(at.slice(0, length), true);
      if (!isNode(node) || !node.range) continue;
      folder.mistakes.push({ path, line: lineAt(node.range[0]), message });
      return;
    }
    folder.mistakes.push({ path, line: null, message });
  };
  for (const { pos, message } of document.errors)
    folder.mistakes.push({ path, line: lineAt(pos[0]), message: message.split(" at line")[0] ?? message });
  return { document, refuse };
}

interface Place {
  folder: PackFolder;
  file: PackFile;
  at: Path;
}

/** Puts the texts of other files in their places. */
async function include(place: Place, value: unknown): Promise<unknown> {
  const { folder, file, at } = place;
  if (value instanceof OtherFile) {
    const text = await readText(folder, posix.join(posix.dirname(file.path), value.name));
    if (text === null) file.refuse(at, `The pack has no text "${value.name}" here.`);
    return include(place, text ?? "");
  }
  if (typeof value === "string" && isHostile(value)) file.refuse(at, HOSTILE_TEXT);
  if (typeof value !== "object" || value === null) return value;
  const entries = await Promise.all(
    Object.entries(value).map(async ([key, part]): Promise<[string, unknown]> => {
      const inside = [...at, Array.isArray(value) ? Number(key) : key];
      return [key, await include({ folder, file, at: inside }, part)];
    }),
  );
  return Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}

async function readYaml(folder: PackFolder, path: string, text: string): Promise<PackFile | null> {
  const [whole, front] = path.endsWith(".md") ? (FRONT_MATTER.exec(text) ?? [""]) : [];
  const { document, refuse } = parse(folder, path, whole === undefined ? text : `\n${front ?? ""}`);
  if (document.errors.length > 0) return null;
  const parsed: unknown = document.toJS({ maxAliasCount: ALIASES });
  const isText = whole !== undefined;
  const value = isText ? { ...(parsed as object), body: text.slice(whole.length) } : parsed;
  const file = { path, value: null, refuse };
  return { ...file, value: await include({ folder, file, at: [] }, value) };
}

/** A YAML file, with the text below its front matter as `body`. Null if it is missing or no YAML. */
export async function readFile(folder: PackFolder, path: string): Promise<PackFile | null> {
  const text = await readText(folder, path);
  if (text === null) return null;
  try {
    return await readYaml(folder, path, text);
  } catch {
    const message = "It is nested too deep, or its aliases refer to too much.";
    folder.mistakes.push({ path, line: null, message });
    return null;
  }
}
