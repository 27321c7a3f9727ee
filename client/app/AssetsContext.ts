import { createContext } from "react";
import type { DocumentAssets } from "../Document";

/** Names of the built files. */
export const AssetsContext = createContext<DocumentAssets>({
  start: "",
  program: [],
  styles: { site: [], staff: [], person: [] },
  fonts: [],
});
