import { BadgeCheck } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { CertificateStanding as Standing } from "../../apollo/schema.generated";
import { useSite } from "../../apollo/useSite";
import { momentInIndia } from "../../format/momentInIndia";
import { shortDate } from "../../format/shortDate";
import { paths } from "../../../shared/paths";
import { Row } from "../../ui/layout/Row";
import { Stack } from "../../ui/layout/Stack";
import { Notice } from "../../ui/Notice";
import type { CertificateStanding_CheckFragment } from "./CertificateCheck.generated";
import { CertificateSheet } from "../../ui/certificate/CertificateSheet";
import { SampleCertificate, sampleNumberOf } from "../../ui/certificate/SampleCertificate";

type Check = Omit<CertificateStanding_CheckFragment, " $fragmentName">;

function Sheet({ check }: { check: Check }) {
  const { academyName, name, kind, title, achievement, evidence, issuedOn, number } = check;
  if (!academyName || !name || !kind || !title || !issuedOn || !number) return null;
  return (
    <CertificateSheet {...{ academyName, name, kind, title, achievement, evidence, issuedOn, number }} />
  );
}

function Valid({ check }: { check: Check }) {
  return (
    <Stack>
      <Row tone="teal" size="large" isOneLine role="status">
        <BadgeCheck size={24} aria-hidden />
        <strong>Valid: {check.academyName} issued this certificate.</strong>
      </Row>
      <Sheet check={check} />
      {check.basis && (
        <p>
          <strong>What it was issued for:</strong> {check.basis}
        </p>
      )}
    </Stack>
  );
}

function Revoked({ check }: { check: Check }) {
  const { number, title, issuedOn, revokedAt, revokedReason, replacedBy } = check;
  return (
    <Notice title="This certificate was revoked" tone="problem">
      <p>
        {number}
        {title && `, ${title}`}
        {issuedOn && `, issued ${shortDate(issuedOn)}`}. Revoked{" "}
        {revokedAt && <time dateTime={revokedAt}>{momentInIndia(revokedAt)}</time>}.
      </p>
      {revokedReason && <p>Reason: {revokedReason}</p>}
      {replacedBy && (
        <p>
          Open <Link to={paths.certificate(replacedBy)}>{replacedBy}</Link> instead.
        </p>
      )}
    </Notice>
  );
}

function Unregistered({ check }: { check: Check }) {
  return (
    <Stack>
      <Notice title="Signature valid; no longer in the register">
        <p>
          {check.academyName} signed this certificate, and nobody has changed it since. Its record was
          deleted, for example because the learner closed their account.
        </p>
      </Notice>
      <Sheet check={check} />
    </Stack>
  );
}

function Sample({ check }: { check: Check }) {
  return (
    <Stack>
      <Notice title="This is our sample">
        <p>
          It shows what a certificate looks like, and wasn’t issued to anyone. A real one shows its holder’s
          name.
        </p>
      </Notice>
      {check.academyName && <SampleCertificate academyName={check.academyName} />}
    </Stack>
  );
}

function Problem({ title, children }: { title: string; children: ReactNode }) {
  const { academyName } = useSite();
  return (
    <Notice title={title} tone="problem">
      <p>{children}</p>
      <p>
        Do you need help? <Link to={paths.contact}>Contact {academyName}</Link>.
      </p>
    </Notice>
  );
}

function Mistyped() {
  const { academyName } = useSite();
  return (
    <Problem title="That isn’t a certificate number">
      Check it against the certificate. It looks like {sampleNumberOf(academyName)}.
    </Problem>
  );
}

const DRAWN: Record<Standing, (check: Check) => ReactNode> = {
  VALID: (check) => <Valid check={check} />,
  REVOKED: (check) => <Revoked check={check} />,
  UNREGISTERED: (check) => <Unregistered check={check} />,
  UNKNOWN: ({ number }) => (
    <Problem title="We don’t know this certificate">
      No certificate in our register has the number {number}. The signature in its QR code may still be valid:
      please scan it.
    </Problem>
  ),
  SAMPLE: (check) => <Sample check={check} />,
  MISTYPED: () => <Mistyped />,
  NOT_SIGNED: () => (
    <Problem title="Not our certificate">
      We didn’t sign this, or someone changed it. Please scan the QR code again, or enter the number.
    </Problem>
  ),
};

interface CertificateStandingProps {
  check: Check;
}

export function CertificateStanding({ check }: CertificateStandingProps) {
  return DRAWN[check.standing](check);
}
