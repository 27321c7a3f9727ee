import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { Link, useNavigate, useParams } from "react-router-dom";
import {
  ReissueCertificateInput as reissueLimits,
  RevokeCertificateInput as revokeLimits,
} from "../../../apollo/cmsLimits.generated.json";
import { refreshAfterConflict } from "../../../apollo/refreshAfterConflict";
import { useLatestQuery } from "../../../apollo/useLatestQuery";
import { CmsPage } from "../../../cms/CmsPage";
import { useSend } from "../../../cms/records/useSend";
import { cmsPaths } from "../../../cmsPaths";
import { momentInIndia } from "../../../format/momentInIndia";
import { shortDate } from "../../../format/shortDate";
import { paths } from "../../../../shared/paths";
import { Button, ButtonLink } from "../../../ui/Button";
import { CancelButton } from "../../../ui/form/CancelButton";
import { TextField } from "../../../ui/form/fields";
import { Form } from "../../../ui/form/Form";
import type { FormValues } from "../../../ui/form/formValues";
import { Row } from "../../../ui/layout/Row";
import { Notice } from "../../../ui/Notice";
import { Dialog } from "../../../ui/overlay/Dialog";
import { showToast } from "../../../ui/overlay/toast";
import { Panel } from "../../../ui/Panel";
import { Facts } from "../../../ui/text/Facts";
import { KINDS } from "../certificateKinds";
import type { CmsCertificateQuery } from "./Certificates.generated";
import {
  CmsCertificateDocument,
  ReissueCertificateDocument,
  RevokeCertificateDocument,
} from "./Certificates.generated";
import { CertificateStateTag } from "./CertificateStateTag";

type Certificate = NonNullable<CmsCertificateQuery["cmsCertificate"]>;

interface DialogProps {
  certificate: Certificate;
  isOpen: boolean;
  onClose: () => void;
}

function RevokeDialog({ certificate, isOpen, onClose }: DialogProps) {
  const client = useApolloClient();
  const send = useSend();

  async function handleSubmit({ reason = "" }: FormValues) {
    const { id, version: expectedVersion } = certificate;
    const { data, error } = await send(RevokeCertificateDocument, { id, expectedVersion, reason });
    if (!data) return refreshAfterConflict(client, error);
    onClose();
    showToast("success", "The certificate is revoked.");
  }

  return (
    <Dialog title="Revoke this certificate?" isOpen={isOpen} onClose={onClose}>
      <p>This can’t be undone. You can issue another one later.</p>
      <Form
        draft={{ name: `revoke certificate ${certificate.id}` }}
        submitLabel="Revoke"
        busyLabel="Revoking…"
        submitLook="danger"
        onSubmit={handleSubmit}
        actions={<CancelButton onClick={onClose}>Cancel</CancelButton>}
      >
        <TextField
          name="reason"
          label="Reason"
          hint="Everyone who opens the certificate reads it. Please name nobody."
          required
          autoComplete="off"
          limits={revokeLimits.reason}
        />
      </Form>
    </Dialog>
  );
}

function ReissueDialog({ certificate, isOpen, onClose }: DialogProps) {
  const client = useApolloClient();
  const send = useSend();
  const navigate = useNavigate();

  async function handleSubmit({ name = "" }: FormValues) {
    const { id, version: expectedVersion } = certificate;
    const { data, error } = await send(ReissueCertificateDocument, { id, expectedVersion, name });
    if (!data) return refreshAfterConflict(client, error);
    onClose();
    showToast("success", "The corrected certificate is issued.");
    await navigate(cmsPaths.certificate(data.reissueCertificate.id));
  }

  return (
    <Dialog title="Correct the name?" isOpen={isOpen} onClose={onClose}>
      <p>
        This revokes {certificate.number} and issues a certificate with a new number. The old page leads to
        it, and the learner gets a message.
      </p>
      <Form
        draft={{ name: `correct certificate ${certificate.id}` }}
        submitLabel="Issue corrected certificate"
        busyLabel="Issuing…"
        onSubmit={handleSubmit}
        actions={<CancelButton onClick={onClose}>Cancel</CancelButton>}
      >
        <TextField
          name="name"
          label="Name on the certificate"
          required
          autoComplete="off"
          defaultValue={certificate.name ?? certificate.learner.name}
          limits={reissueLimits.name}
        />
      </Form>
    </Dialog>
  );
}

function CertificateFacts({ certificate }: { certificate: Certificate }) {
  const { kind, title, name, learner, issuedOn, issuedAt, source } = certificate;
  const { revokedAt, revokedReason, replacedBy } = certificate;
  return (
    <Facts
      facts={[
        ["Name on it", name ?? "Not confirmed by the learner yet"],
        ["Name asked for", certificate.requestedName],
        ["Name refused", certificate.nameRefusal],
        ["Account", `${learner.name}, ${learner.email}`],
        [KINDS[kind], title],
        ["Date on it", shortDate(issuedOn)],
        ["Issued", `${momentInIndia(issuedAt)}, ${source === "RULE" ? "by the rule" : "by staff"}`],
        ["What was counted", certificate.evidence],
        ["Issued for", certificate.basis],
        ["Revoked", revokedAt && momentInIndia(revokedAt)],
        ["Reason", revokedReason],
        ["Replaced by", replacedBy],
      ]}
    />
  );
}

export function CmsCertificatePage() {
  const { id = "" } = useParams();
  const { cmsCertificate: certificate } = useLatestQuery(CmsCertificateDocument, { id });
  const [asking, setAsking] = useState<"revoke" | "reissue" | null>(null);
  const trail = <Link to={cmsPaths.certificates}>Certificates</Link>;
  if (!certificate) {
    return (
      <CmsPage isNotFound title="No such certificate" trail={trail}>
        <Notice
          title="This certificate no longer exists"
          action={<Link to={cmsPaths.certificates}>To all certificates</Link>}
        >
          <p>The learner may have deleted their account.</p>
        </Notice>
      </CmsPage>
    );
  }
  const handleClose = () => setAsking(null);
  const { number, state } = certificate;
  return (
    <CmsPage title={number} trail={trail} state={<CertificateStateTag state={state} />}>
      <Panel title="Certificate">
        <CertificateFacts certificate={certificate} />
        <Row>
          {(state === "VALID" || state === "REVOKED") && (
            <ButtonLink to={paths.certificate(number)}>Open its page</ButtonLink>
          )}
          {state === "VALID" && (
            <ButtonLink to={paths.certificatePdf(number)} reloadDocument>
              Download PDF
            </ButtonLink>
          )}
          {state !== "REVOKED" && (
            <>
              <Button onClick={() => setAsking("reissue")}>Correct the name</Button>
              <Button look="danger" onClick={() => setAsking("revoke")}>
                Revoke
              </Button>
            </>
          )}
        </Row>
      </Panel>
      <RevokeDialog certificate={certificate} isOpen={asking === "revoke"} onClose={handleClose} />
      <ReissueDialog certificate={certificate} isOpen={asking === "reissue"} onClose={handleClose} />
    </CmsPage>
  );
}
