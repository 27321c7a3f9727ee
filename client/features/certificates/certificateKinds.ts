import type { CertificateKind } from "../../apollo/schema.generated";

export const KINDS: Record<CertificateKind, string> = {
  COURSE: "Course",
  WORKSHOP: "Workshop",
  BOOTCAMP: "Bootcamp",
};
