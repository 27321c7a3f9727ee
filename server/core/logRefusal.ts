import type { Actor } from "./authorization";
import type { RequestContext } from "./requestContext";

interface Refused {
  actor: Actor | null;
  /** Never the client's own text. */
  detail: string;
}

export type LogRefusal = (client: Pick<RequestContext, "clientAddress">, refused: Refused) => void;
