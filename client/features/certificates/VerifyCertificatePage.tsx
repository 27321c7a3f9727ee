import { useSuspenseQuery } from "@apollo/client/react";
import { useLocation } from "react-router-dom";
import { PartBoundary } from "../../apollo/PartBoundary";
import { useIsHydrated } from "../../hooks/useIsHydrated";
import { paths } from "../../../shared/paths";
import { ButtonLink } from "../../ui/Button";
import { PageFrame } from "../../ui/layout/PageFrame";
import { Text } from "../../ui/layout/Text";
import { PageHead } from "../../ui/page/PageHead";
import { Skeleton } from "../../ui/page/Skeleton";
import { SignedCertificateCheckDocument } from "./CertificateCheck.generated";
import { CertificateStanding } from "./CertificateStanding";
import { FindCertificate } from "./FindCertificate";

function Checked({ signed }: { signed: string }) {
  const { signedCertificateCheck: check } = useSuspenseQuery(SignedCertificateCheckDocument, {
    variables: { signed },
  }).data;
  return (
    <>
      <CertificateStanding check={check} />
      {check.standing === "VALID" && check.number && (
        <div>
          <ButtonLink to={paths.certificate(check.number)}>Open the certificate</ButtonLink>
        </div>
      )}
    </>
  );
}

/** From the QR code. The claim is behind the `#`, which browsers send to no server: no log has names. */
export function VerifyCertificatePage() {
  const { hash } = useLocation();
  const isHydrated = useIsHydrated();
  const signed = isHydrated ? hash.slice(1) : "";
  return (
    <PageFrame>
      <PageHead title="Check a certificate" description="Scan its QR code, or enter its number." isUnlisted />
      <h1>Check a certificate</h1>
      {signed && (
        <PartBoundary name="The certificate" shows={signed} fallback={<Skeleton shape="card" count={1} />}>
          <Checked signed={signed} />
        </PartBoundary>
      )}
      <FindCertificate hasSample={!signed} />
      <Text tone="muted">
        Each certificate is signed with Ed25519. Anyone can check the signature with{" "}
        <a href={paths.certificateKeys}>our published keys</a>.
      </Text>
    </PageFrame>
  );
}
