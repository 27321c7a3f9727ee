import { paths } from "../../../shared/paths";
import type { CertificateState } from "../../apollo/schema.generated";
import { useLatestQuery } from "../../apollo/useLatestQuery";
import { ButtonLink } from "../../ui/Button";
import { PageFrame } from "../../ui/layout/PageFrame";
import { Stack } from "../../ui/layout/Stack";
import { Notice } from "../../ui/Notice";
import { PageHead } from "../../ui/page/PageHead";
import { CertificatesDocument } from "./Certificates.generated";
import { ConfirmName } from "./ConfirmName";
import { OwnCertificate } from "./OwnCertificate";

const UNNAMED: CertificateState[] = ["AWAITING_NAME", "NAME_IN_REVIEW"];

export function CertificatesPage() {
  const { viewer, viewerCertificates } = useLatestQuery(CertificatesDocument, {});
  const isUnnamed = ({ state }: { state: CertificateState }) => UNNAMED.includes(state);
  const unnamed = viewerCertificates.filter(isUnnamed);
  const others = viewerCertificates.filter((certificate) => !isUnnamed(certificate));
  return (
    <PageFrame>
      <PageHead title="My certificates" description="What you have completed." isUnlisted />
      <h1>My certificates</h1>
      {viewer && !viewer.emailVerifiedAt && (
        <Notice title="Confirm your e-mail address first">
          <p>
            We issue certificates to confirmed addresses only. Anything you finish before then still counts.
          </p>
        </Notice>
      )}
      {viewerCertificates.length === 0 && (
        <Notice
          title="No certificates yet"
          action={
            <ButtonLink look="main" to={paths.dash}>
              Go to my learning
            </ButtonLink>
          }
        >
          <p>When you complete a course, workshop or bootcamp, its certificate appears here.</p>
        </Notice>
      )}
      {unnamed.map((certificate) => (
        <ConfirmName key={certificate.id} certificate={certificate} accountName={viewer?.name ?? ""} />
      ))}
      {others.length > 0 && (
        <Stack as="ul">
          {others.map((certificate) => (
            <li key={certificate.id}>
              <OwnCertificate certificate={certificate} />
            </li>
          ))}
        </Stack>
      )}
    </PageFrame>
  );
}
