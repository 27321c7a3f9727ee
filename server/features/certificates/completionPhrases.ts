import { CertificateKind } from "./certificate.entity";

/** Between the name and the title. */
export const COMPLETION_PHRASES: Record<CertificateKind, string> = {
  [CertificateKind.COURSE]: "has completed the course",
  [CertificateKind.WORKSHOP]: "has finished a project and completed the workshop",
  [CertificateKind.BOOTCAMP]: "has completed the bootcamp",
};
