import type { CertificateKind } from "../../../apollo/schema.generated";

/** Before the title; the PDF says the same. */
export const COMPLETION_PHRASES: Record<CertificateKind, string> = {
  COURSE: "has completed the course",
  WORKSHOP: "has taken part in the workshop",
  BOOTCAMP: "has completed the bootcamp",
};

export const KINDS: Record<CertificateKind, string> = {
  COURSE: "Course",
  WORKSHOP: "Workshop",
  BOOTCAMP: "Bootcamp",
};
