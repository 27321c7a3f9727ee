import { Baseline1799000000000 } from "./1799000000000-Baseline";

/** All of the folder, in their order: a bundle has no folder to read. */
export const migrations = [Baseline1799000000000];
