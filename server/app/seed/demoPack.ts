import type { Pack } from "../content/readPack";
import { readPack } from "../content/readPack";

/** The demo academy's content, as of `now`. */
export async function readDemoPack(now: Date): Promise<Pack> {
  return readPack("server/content/demo", now);
}
