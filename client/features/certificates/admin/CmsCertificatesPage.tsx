import { useApolloClient, useSuspenseQuery } from "@apollo/client/react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { PartBoundary } from "../../../apollo/PartBoundary";
import { refreshAfterConflict } from "../../../apollo/refreshAfterConflict";
import { CmsPage } from "../../../cms/CmsPage";
import { PagedList } from "../../../cms/lists/PagedList";
import { WorkTable } from "../../../cms/lists/WorkTable";
import { useSend } from "../../../cms/records/useSend";
import { cmsPaths } from "../../../cmsPaths";
import { counted } from "../../../format/counted";
import { momentInIndia } from "../../../format/momentInIndia";
import { shortDate } from "../../../format/shortDate";
import { paths } from "../../../../shared/paths";
import { ButtonLink, Button } from "../../../ui/Button";
import { ConfirmDialog } from "../../../ui/overlay/ConfirmDialog";
import { showToast } from "../../../ui/overlay/toast";
import { Skeleton } from "../../../ui/page/Skeleton";
import { Panel } from "../../../ui/Panel";
import { SearchField } from "../../../ui/SearchField";
import {
  CmsCertificatesDocument,
  CertificateKeysDocument,
  RotateCertificateKeyDocument,
} from "./Certificates.generated";
import { NameRequestsPanel } from "./NameRequestsPanel";
import { CertificateStateTag } from "./CertificateStateTag";

function SigningKeyPanel() {
  const client = useApolloClient();
  const send = useSend();
  const { certificateKeys } = useSuspenseQuery(CertificateKeysDocument).data;
  const [isAsking, setIsAsking] = useState(false);
  const inUse = certificateKeys.find(({ retiredAt }) => retiredAt === null);
  const replaced = certificateKeys.length - (inUse ? 1 : 0);

  async function handleRotate() {
    const { error, refreshed } = await send(RotateCertificateKeyDocument, undefined);
    if (error) return refreshAfterConflict(client, error);
    await refreshed;
    setIsAsking(false);
    showToast("success", "New certificates are signed with the new key.");
  }

  return (
    <Panel title="Signing key">
      <p>
        {inUse
          ? `Key ${inUse.kid}, in use since ${momentInIndia(inUse.createdAt)}.`
          : "The first certificate makes the key."}
        {replaced > 0 && ` Older certificates still verify with ${counted(replaced, "earlier key")}.`}
      </p>
      <p>
        <a href={paths.certificateKeys}>Published keys</a>
      </p>
      <div>
        <Button onClick={() => setIsAsking(true)}>Replace the key</Button>
      </div>
      <ConfirmDialog
        title="Replace the key?"
        confirmLabel="Replace"
        busyLabel="Replacing…"
        look="main"
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={handleRotate}
      >
        <p>New certificates are signed with a new key. Certificates signed before stay valid.</p>
      </ConfirmDialog>
    </Panel>
  );
}

const COLUMNS = [
  { title: "Number", width: 24 },
  { title: "Learner", width: 22 },
  { title: "For", width: 22 },
  { title: "Date", width: 16 },
  { title: "State" },
];

function CertificateList({ search }: { search: string }) {
  return (
    <PagedList
      plural="certificates"
      query={CmsCertificatesDocument}
      variables={{ search: search || null }}
      isNarrowed={search !== ""}
      empty={
        search
          ? "Try a part of the name, the number or the course."
          : "Add a rule, or issue certificates on the page of a batch or run."
      }
    >
      {(certificates) => (
        <WorkTable columns={COLUMNS}>
          {certificates.map(({ id, number, name, learner, title, issuedOn, state }) => (
            <tr key={id}>
              <td>
                <Link to={cmsPaths.certificate(id)}>{number}</Link>
              </td>
              <td>{name ?? learner.name}</td>
              <td>{title}</td>
              <td>{shortDate(issuedOn)}</td>
              <td>
                <CertificateStateTag state={state} />
              </td>
            </tr>
          ))}
        </WorkTable>
      )}
    </PagedList>
  );
}

export function CmsCertificatesPage() {
  const [search, setSearch] = useState("");
  return (
    <CmsPage
      title="Certificates"
      trail={<Link to={paths.cms}>Dashboard</Link>}
      actions={
        <ButtonLink look="main" size="small" to={cmsPaths.certificateRules}>
          Rules
        </ButtonLink>
      }
    >
      <PartBoundary name="Names to check" shows="" fallback={<Skeleton shape="control" count={2} />}>
        <NameRequestsPanel />
      </PartBoundary>
      <Panel
        title="All certificates"
        anchor="certificates"
        actions={<SearchField label="Search certificates" onSearch={setSearch} />}
      >
        <CertificateList search={search} />
      </Panel>
      <PartBoundary name="The signing key" shows="" fallback={<Skeleton shape="control" count={2} />}>
        <SigningKeyPanel />
      </PartBoundary>
    </CmsPage>
  );
}
