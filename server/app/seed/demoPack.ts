import type { Pack } from "../content/read/readPack";
import { readPack } from "../content/read/readPack";

/** The demo academy's content, as of `now`. */
export async function readDemoPack(now: Date): Promise<Pack> {
  return readPack("server/content/demo", now);
}
