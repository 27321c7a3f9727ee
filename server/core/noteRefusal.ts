import type { Actor } from "./authorization";
import type { RequestContext } from "./requestContext";

interface Refused {
  actor: Actor | null;
  /** The server's own text: never the client's input. */
  detail: string;
}

/** Records that a client asked for something it may not access. */
export type NoteRefusal = (client: Pick<RequestContext, "clientAddress">, refused: Refused) => void;
