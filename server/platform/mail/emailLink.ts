import type { Services } from "../context";

/** A button's link. */
export interface EmailLink {
  /** A path of this site. */
  path: string;
  /**
   * What the token after the `#` is derived from. The row holds the seed alone, and the token is made when the e-mail is
   * sent: without SECRET_KEY, a copy of the database opens nothing.
   */
  seed?: string | null;
}

/** The path with its token. Browsers send what follows the `#` neither to a server nor as a Referer. */
export function writeLink({ hashing }: Pick<Services, "hashing">, { path, seed }: EmailLink): string {
  return seed ? `${path}#${hashing.deriveToken(seed)}` : path;
}
