import type { Feature } from "../feature";
import { addCoverRoutes } from "./coverRoutes";

export const covers: Feature = {
  routes: [addCoverRoutes],
  reservedSlugs: ["covers"],
};
