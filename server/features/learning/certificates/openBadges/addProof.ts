import type { KeyObject } from "node:crypto";
import { createHash, sign } from "node:crypto";
import type { Json } from "./canonicalJson";
import { canonicalJson } from "./canonicalJson";
import { toMultibase } from "./multibase";

type Document = { "@context": string[] } & Record<string, Json>;

interface ProofOptions {
  privateKey: KeyObject;
  /** Where the public key is. */
  verificationMethod: string;
  created: Date;
}

function hash(value: Json): Buffer {
  return createHash("sha256").update(canonicalJson(value)).digest();
}

/** Seconds, as the standard's own examples have them. */
export function secondsOf(instant: Date): string {
  return instant.toISOString().replace(/\.\d+Z$/, "Z");
}

/** W3C Data Integrity with `eddsa-jcs-2022`. */
export function addProof(
  document: Document,
  { privateKey, verificationMethod, created }: ProofOptions,
): Record<string, Json> {
  const proof = {
    type: "DataIntegrityProof",
    cryptosuite: "eddsa-jcs-2022",
    created: secondsOf(created),
    verificationMethod,
    proofPurpose: "assertionMethod",
    "@context": document["@context"],
  };
  const signature = sign(null, Buffer.concat([hash(proof), hash(document)]), privateKey);
  return { ...document, proof: { ...proof, proofValue: toMultibase(signature) } };
}
