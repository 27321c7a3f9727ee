import { useSuspenseQuery } from "@apollo/client/react";
import { use } from "react";
import { useParams } from "react-router-dom";
import { ogPicture, paths } from "../../../shared/paths";
import { ButtonLink } from "../../ui/Button";
import { CopyButton } from "../../ui/CopyButton";
import { PageFrame } from "../../ui/layout/PageFrame";
import { Row } from "../../ui/layout/Row";
import { usePageFacts } from "../../ui/page/PageFacts";
import { PageHead } from "../../ui/page/PageHead";
import { ServerAnswerContext } from "../../ui/page/Redirect";
import { CertificateCheckDocument } from "./CertificateCheck.generated";
import type { CertificateCheckQuery } from "./CertificateCheck.generated";
import { CertificateStanding } from "./CertificateStanding";
import { FindCertificate } from "./FindCertificate";
import { linkedInAddress } from "./linkedInAddress";

type Check = CertificateCheckQuery["certificateCheck"];

const NOT_FOUND = ["UNKNOWN", "MISTYPED"];

function CertificateHead({ check }: { check: Check }) {
  const { number, name, title, academyName } = check;
  if (!number || !name || !title)
    return <PageHead title="Certificate" description="Check one of our certificates." isUnlisted />;
  return (
    <PageHead
      title={`${name}: ${title}`}
      description={`A certificate of ${academyName}. Check here that it is valid.`}
      path={paths.certificate(number)}
      picture={ogPicture("certificates", number.toLowerCase())}
      isUnlisted
      isShared
    />
  );
}

function Actions({ check }: { check: Check }) {
  const { origin } = usePageFacts();
  const { number, title, academyName, issuedOn, signedClaim } = check;
  if (!number || !title || !academyName || !issuedOn || !signedClaim) return null;
  const url = origin + paths.certificate(number);
  return (
    <Row>
      <ButtonLink
        to={linkedInAddress({ number, title, academyName, issuedOn, url })}
        target="_blank"
        rel="noopener noreferrer"
      >
        Add to LinkedIn<span className="visually-hidden"> (opens in a new tab)</span>
      </ButtonLink>
      <ButtonLink to={`${paths.verifyCertificate}#${signedClaim}`}>Check the signature</ButtonLink>
      <CopyButton text={url} name="link" />
    </Row>
  );
}

/** Public, also for those without an account. */
export function CertificatePage() {
  const { number = "" } = useParams();
  const { certificateCheck: check } = useSuspenseQuery(CertificateCheckDocument, {
    variables: { number },
  }).data;
  const answer = use(ServerAnswerContext);
  const isNotFound = NOT_FOUND.includes(check.standing);
  if (isNotFound) answer?.setStatus(404);
  return (
    <PageFrame>
      <CertificateHead check={check} />
      <h1>Certificate</h1>
      <CertificateStanding check={check} />
      <Actions check={check} />
      {isNotFound && <FindCertificate />}
    </PageFrame>
  );
}
