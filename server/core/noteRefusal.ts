import type { Actor } from "./authorization";
import type { RequestContext } from "./requestContext";

interface Refused {
  actor: Actor | null;
  /** What was refused, in the server's words: never what was typed. */
  detail: string;
}

/** Records that a client asked for something it may not have. */
export type NoteRefusal = (client: Pick<RequestContext, "clientAddress">, refused: Refused) => void;
