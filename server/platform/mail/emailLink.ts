import type { Services } from "../context";

export interface EmailLink {
  path: string;
  /** Source of the token after the `#`. The token is derived on sending, so a copy of the database is useless without SECRET_KEY. */
  seed?: string | null;
}

/** Browsers send the fragment neither to a server nor as a Referer. */
export function writeLink({ hashing }: Pick<Services, "hashing">, { path, seed }: EmailLink): string {
  return seed ? `${path}#${hashing.deriveToken(seed)}` : path;
}
