import type { Feature } from "../../platform/feature";
import { addLabRoutes } from "./routes/labRoutes";

export const practice: Feature = {
  routes: [addLabRoutes],
  reservedSlugs: ["lab", "labs", "practice"],
};
