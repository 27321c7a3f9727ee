import { useApolloClient } from "@apollo/client/react";
import { Link } from "react-router-dom";
import { refetchActive } from "../../apollo/refetchActive";
import { usePagedQuery } from "../../apollo/lists/usePagedQuery";
import { paths } from "../../../shared/paths";
import { ButtonLink } from "../../ui/Button";
import { Columns } from "../../ui/layout/Columns";
import { PageFrame } from "../../ui/layout/PageFrame";
import { Row } from "../../ui/layout/Row";
import { PageHead } from "../../ui/page/PageHead";
import { Panel } from "../../ui/Panel";
import { EmailPanel } from "../../features/auth/account/EmailPanel";
import { ProfileForm } from "../../features/auth/account/ProfileForm";
import { SessionsPanel } from "../../features/auth/account/SessionsPanel";
import { OwnBatchesPanel } from "../../features/learning/batches/OwnBatchesPanel";
import { AccountDocument } from "./Account.generated";
import { CalendarPanel } from "./CalendarPanel";
import { DataPanel } from "./DataPanel";
import { DeleteAccountPanel } from "./DeleteAccountPanel";

const AT_ONCE = { first: 25 };

export function AccountPage() {
  const client = useApolloClient();
  const { data, more } = usePagedQuery(AccountDocument, AT_ONCE);
  const { viewer, viewerBatches, viewerSessions, viewerCalendarPath } = data;
  if (!viewer) return null;

  function handleReread() {
    void refetchActive(client, [AccountDocument]);
  }

  return (
    <PageFrame>
      <PageHead title="My account" description="Your profile, batches, calendar and data." isUnlisted />
      <h1>My account</h1>
      <Columns
        gap="3"
        aside={
          <>
            <ProfileForm viewer={viewer} />
            <EmailPanel viewer={viewer} />
            <SessionsPanel sessions={viewerSessions} onChanged={handleReread} />
            <DeleteAccountPanel />
          </>
        }
      >
        <OwnBatchesPanel
          unconfirmedEmail={viewer.emailVerifiedAt ? null : viewer.email}
          ownBatches={viewerBatches.nodes}
          more={more}
        />
        <Panel title="Notifications" anchor="notifications">
          <p>New lessons, live classes and answers. Choose which of them we also e-mail you.</p>
          <Row>
            <ButtonLink to={paths.notificationSettings}>E-mail settings</ButtonLink>
            <ButtonLink look="quiet" to={paths.notifications}>
              All notifications
            </ButtonLink>
          </Row>
        </Panel>
        <Panel title="Certificates">
          <p>
            <Link to={paths.certificates}>My certificates</Link>
          </p>
        </Panel>
        <CalendarPanel path={viewerCalendarPath} onRenewed={handleReread} />
        <DataPanel />
      </Columns>
    </PageFrame>
  );
}
