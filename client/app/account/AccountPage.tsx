import { useApolloClient } from "@apollo/client/react";
import { refetchActive } from "../../apollo/refetchActive";
import { usePagedQuery } from "../../apollo/usePagedQuery";
import { Columns } from "../../ui/layout/Columns";
import { PageFrame } from "../../ui/layout/PageFrame";
import { PageHead } from "../../ui/page/PageHead";
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
        <OwnBatchesPanel ownBatches={viewerBatches.nodes} more={more} />
        <CalendarPanel path={viewerCalendarPath} onRenewed={handleReread} />
        <DataPanel />
      </Columns>
    </PageFrame>
  );
}
