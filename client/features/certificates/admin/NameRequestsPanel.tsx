import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { RefuseCertificateNameInput as limits } from "../../../apollo/cmsLimits.generated.json";
import { ShowMore } from "../../../apollo/lists/ShowMore";
import { refreshAfterConflict } from "../../../apollo/refreshAfterConflict";
import { WorkTable } from "../../../cms/lists/WorkTable";
import { useList } from "../../../cms/records/useList";
import { useSend } from "../../../cms/records/useSend";
import { cmsPaths } from "../../../cmsPaths";
import { momentInIndia } from "../../../format/momentInIndia";
import { Button } from "../../../ui/Button";
import { CancelButton } from "../../../ui/form/CancelButton";
import { TextField } from "../../../ui/form/fields";
import { Form } from "../../../ui/form/Form";
import type { FormValues } from "../../../ui/form/formValues";
import { Row } from "../../../ui/layout/Row";
import { Dialog } from "../../../ui/overlay/Dialog";
import { ConfirmDialog } from "../../../ui/overlay/ConfirmDialog";
import { showToast } from "../../../ui/overlay/toast";
import { Panel } from "../../../ui/Panel";
import {
  ApproveCertificateNameDocument,
  CertificateNameRequestsDocument,
  RefuseCertificateNameDocument,
} from "./Certificates.generated";
import type { CertificateNameRequestsQuery } from "./Certificates.generated";

type Request = CertificateNameRequestsQuery["certificateNameRequests"]["nodes"][number];

const stampOf = ({ id, version }: Request) => ({ id, expectedVersion: version });

interface DialogProps {
  request: Request;
  onClose: () => void;
}

function RefuseDialog({ request, onClose }: DialogProps) {
  const client = useApolloClient();
  const send = useSend();

  async function handleSubmit({ reason = "" }: FormValues) {
    const { data, error } = await send(RefuseCertificateNameDocument, { ...stampOf(request), reason });
    if (!data) return refreshAfterConflict(client, error);
    onClose();
    showToast("success", "The learner was asked for another name.");
  }

  return (
    <Dialog title={`Refuse “${request.requestedName}”?`} isOpen onClose={onClose}>
      <Form
        draft={{ name: `refuse name ${request.id}` }}
        submitLabel="Refuse"
        busyLabel="Refusing…"
        onSubmit={handleSubmit}
        actions={<CancelButton onClick={onClose}>Cancel</CancelButton>}
      >
        <TextField
          name="reason"
          label="Reason"
          hint="The learner reads it."
          required
          autoComplete="off"
          limits={limits.reason}
        />
      </Form>
    </Dialog>
  );
}

function ApproveDialog({ request, onClose }: DialogProps) {
  const client = useApolloClient();
  const send = useSend();

  async function handleApprove() {
    const { data, error } = await send(ApproveCertificateNameDocument, stampOf(request));
    if (!data) return refreshAfterConflict(client, error);
    onClose();
    showToast("success", "The certificate is signed.");
  }

  return (
    <ConfirmDialog
      title={`Sign with “${request.requestedName}”?`}
      confirmLabel="Sign"
      busyLabel="Signing…"
      look="main"
      isOpen
      onClose={onClose}
      onConfirm={handleApprove}
    >
      <p>After this, the name can only be corrected by a certificate with a new number.</p>
    </ConfirmDialog>
  );
}

const COLUMNS = [
  { title: "Name asked for", width: 26 },
  { title: "Account", width: 26 },
  { title: "Certificate", width: 22 },
  { title: "Decide" },
];

/** Names that are not the account's, or that a machine cannot judge. */
export function NameRequestsPanel() {
  const { nodes, more } = useList(CertificateNameRequestsDocument, {});
  const [approved, setApproved] = useState<Request | null>(null);
  const [refused, setRefused] = useState<Request | null>(null);
  if (nodes.length === 0) return null;
  return (
    <Panel title="Names to check" anchor="names">
      <p>Compare each with the order, or ask for an identity card: we sign it.</p>
      <WorkTable columns={COLUMNS}>
        {nodes.map((request) => (
          <tr key={request.id}>
            <td>{request.requestedName}</td>
            <td>
              {request.learner.name}, {request.learner.email}
            </td>
            <td>
              <Link to={cmsPaths.certificate(request.id)}>{request.title}</Link>
              {request.requestedAt && `, ${momentInIndia(request.requestedAt)}`}
            </td>
            <td>
              <Row>
                <Button size="small" look="main" onClick={() => setApproved(request)}>
                  Approve<span className="visually-hidden"> {request.requestedName}</span>
                </Button>
                <Button size="small" onClick={() => setRefused(request)}>
                  Refuse<span className="visually-hidden"> {request.requestedName}</span>
                </Button>
              </Row>
            </td>
          </tr>
        ))}
      </WorkTable>
      <ShowMore {...more} />
      {approved && <ApproveDialog request={approved} onClose={() => setApproved(null)} />}
      {refused && <RefuseDialog request={refused} onClose={() => setRefused(null)} />}
    </Panel>
  );
}
