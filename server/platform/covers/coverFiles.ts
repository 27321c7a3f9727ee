import { readFile, readdir } from "node:fs/promises";
import path from "node:path";
import type { Drawing } from "./coverPath";
import { slugOfSubject } from "./coverPath";

const FOLDER = "server/content/covers";
const GLYPHS = /<defs>.*<\/defs>/s;
const SCENE = /<g id="scene">.*<\/g>/s;

/** Names such as "power-bi-3-light.svg" and "power-bi-square-dark.svg". */
export async function listCoverFiles(): Promise<string[]> {
  return (await readdir(FOLDER)).toSorted();
}

export async function readCoverFile(name: string): Promise<Buffer> {
  return readFile(path.join(FOLDER, name));
}

/** For light ground, 640 × 280, without the ground and the staircase on it. */
export async function readScene({ subject, variant }: Drawing): Promise<string> {
  const name = `${slugOfSubject(subject)}-${variant}-light.svg`;
  const svg = (await readCoverFile(name)).toString("utf8");
  const [scene] = SCENE.exec(svg) ?? [];
  if (!scene) throw new Error(`${name} has no scene.`);
  return (GLYPHS.exec(svg)?.[0] ?? "") + scene;
}
