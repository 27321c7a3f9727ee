// Written by npm run schema.
import { Baseline1799000000000 } from "./1799000000000-Baseline";

export const migrations = [Baseline1799000000000];
