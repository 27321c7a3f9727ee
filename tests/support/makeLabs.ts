import type { TestProject } from "vitest/node";
import { makeLabs } from "../../scripts/buildLabs.mjs";

declare module "vitest" {
  interface ProvidedContext {
    /** The built labs: `checker` and `labs`. */
    labs: string;
  }
}

export default async function setup(project: TestProject) {
  project.provide("labs", await makeLabs());
}
