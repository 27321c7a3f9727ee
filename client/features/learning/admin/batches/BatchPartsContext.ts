import type { ReactNode } from "react";
import { createContext } from "react";

interface BatchParts {
  drawClasses: (batchId: string) => ReactNode;
}

/** The app provides what belongs to classes, a higher feature. */
export const BatchPartsContext = createContext<BatchParts>({ drawClasses: () => null });
