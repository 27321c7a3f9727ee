import { useApolloClient } from "@apollo/client/react";
import { Suspense, useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { refreshAfterConflict } from "../../../apollo/refreshAfterConflict";
import { ShowMore } from "../../../apollo/lists/ShowMore";
import { useLatestQuery } from "../../../apollo/useLatestQuery";
import { CmsPage } from "../../../cms/CmsPage";
import { WorkTable } from "../../../cms/lists/WorkTable";
import { useList } from "../../../cms/records/useList";
import { useSend } from "../../../cms/records/useSend";
import { cmsPaths } from "../../../cmsPaths";
import { counted } from "../../../format/counted";
import { idInAddress } from "../../../../shared/paths";
import { Button, ButtonLink } from "../../../ui/Button";
import { Row } from "../../../ui/layout/Row";
import { Notice } from "../../../ui/Notice";
import { ConfirmDialog } from "../../../ui/overlay/ConfirmDialog";
import { showToast } from "../../../ui/overlay/toast";
import { Skeleton } from "../../../ui/page/Skeleton";
import { Panel } from "../../../ui/Panel";
import type { Candidate } from "./CandidateRow";
import { CandidateRow, canReceive } from "./CandidateRow";
import {
  CertificateCandidatesDocument,
  CertificateSubjectDocument,
  IssueCertificatesDocument,
} from "./IssueCertificates.generated";

const COLUMNS = [{ title: "Learner", width: 36 }, { title: "Progress", width: 32 }, { title: "Certificate" }];
/** The server takes no more. */
const MAX_AT_ONCE = 100;

interface Place {
  batchId: string | null;
  runId: string | null;
}

function toggled(chosen: ReadonlySet<string>, id: string, isChosen: boolean): ReadonlySet<string> {
  const next = new Set(chosen);
  if (isChosen) next.add(id);
  else next.delete(id);
  return next;
}

interface IssueButtonProps {
  place: Place;
  title: string;
  userIds: string[];
  onIssued: () => void;
}

function IssueButton({ place, title, userIds, onIssued }: IssueButtonProps) {
  const client = useApolloClient();
  const send = useSend();
  const [isAsking, setIsAsking] = useState(false);
  const people = counted(userIds.length, "person", "people");

  async function handleIssue() {
    const { data, error, refreshed } = await send(IssueCertificatesDocument, { ...place, userIds });
    if (!data) return refreshAfterConflict(client, error);
    await refreshed;
    setIsAsking(false);
    onIssued();
    showToast("success", `Issued ${counted(data.issueCertificates.length, "certificate")}.`);
  }

  return (
    <>
      <Button look="main" disabled={userIds.length === 0} onClick={() => setIsAsking(true)}>
        {userIds.length === 0 ? "Issue certificates" : `Issue to ${people}`}
      </Button>
      <ConfirmDialog
        title={`Issue to ${people}?`}
        confirmLabel="Issue"
        busyLabel="Issuing…"
        look="main"
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={handleIssue}
      >
        <p>
          Each gets a certificate for {title}, and is asked to confirm the name on it. To take one back,
          revoke it.
        </p>
      </ConfirmDialog>
    </>
  );
}

function Candidates({ place, title, hasRule }: { place: Place; title: string; hasRule: boolean }) {
  const { nodes, more } = useList(CertificateCandidatesDocument, place);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const free = nodes.filter((candidate: Candidate) => canReceive(candidate));
  const earned = free.filter(({ isEarned }) => isEarned).slice(0, MAX_AT_ONCE);
  const userIds = free.map(({ id }) => id).filter((id) => chosen.has(id));
  if (nodes.length === 0) {
    return (
      <Notice title="Nobody yet">
        <p>People with an account appear here once they have a seat, access or progress.</p>
      </Notice>
    );
  }
  return (
    <>
      {hasRule && (
        <Row>
          <IssueButton
            place={place}
            title={title}
            userIds={userIds.slice(0, MAX_AT_ONCE)}
            onIssued={() => setChosen(new Set())}
          />
          {earned.length > 0 && (
            <Button look="quiet" onClick={() => setChosen(new Set(earned.map(({ id }) => id)))}>
              Choose {earned.length} who met the rule
            </Button>
          )}
        </Row>
      )}
      <WorkTable columns={COLUMNS}>
        {nodes.map((candidate) => (
          <CandidateRow
            key={candidate.id}
            candidate={candidate}
            isChosen={chosen.has(candidate.id)}
            onChosen={(isChosen) => setChosen((before) => toggled(before, candidate.id, isChosen))}
          />
        ))}
      </WorkTable>
      <ShowMore {...more} />
    </>
  );
}

function PlacePage({ place }: { place: Place }) {
  const { title, placeName, ruleId } = useLatestQuery(CertificateSubjectDocument, place).certificateSubject;
  return (
    <CmsPage
      title={`Certificates: ${title}, ${placeName}`}
      trail={<Link to={cmsPaths.certificates}>Certificates</Link>}
      actions={ruleId && <ButtonLink to={cmsPaths.certificateRule(ruleId)}>Rule</ButtonLink>}
    >
      {!ruleId && (
        <Notice
          title={`${title} has no certificate yet`}
          action={
            <ButtonLink look="main" to={cmsPaths.newCertificateRule}>
              Add a rule
            </ButtonLink>
          }
        >
          <p>A rule says what the certificate states, and when it is earned.</p>
        </Notice>
      )}
      <Panel title="People">
        <Suspense fallback={<Skeleton shape="control" count={5} />}>
          <Candidates place={place} title={title} hasRule={ruleId !== null} />
        </Suspense>
      </Panel>
    </CmsPage>
  );
}

/** Of a batch or a run. */
export function CmsIssueCertificatesPage() {
  const [address] = useSearchParams();
  const place = { batchId: idInAddress(address.get("batch")), runId: idInAddress(address.get("run")) };
  if (place.batchId || place.runId) return <PlacePage key={JSON.stringify(place)} place={place} />;
  return (
    <CmsPage title="Issue certificates" trail={<Link to={cmsPaths.certificates}>Certificates</Link>}>
      <Notice title="Choose a batch or a run">
        <p>Open a batch, a workshop or a bootcamp season, and choose Certificates there.</p>
      </Notice>
    </CmsPage>
  );
}
