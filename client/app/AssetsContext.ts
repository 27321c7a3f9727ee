import { createContext } from "react";
import type { DocumentAssets } from "../Document";

export const AssetsContext = createContext<DocumentAssets>({
  start: "",
  styles: { site: [], staff: [] },
  fonts: [],
});
