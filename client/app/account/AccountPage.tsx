import { useApolloClient } from "@apollo/client/react";
import { useLatestQuery } from "../../apollo/useLatestQuery";
import { loadNextPage } from "../../apollo/loadNextPage";
import { appendPage } from "../../apollo/appendPage";
import { refetchActive } from "../../apollo/refetchActive";
import { PageHead } from "../../ui/page/PageHead";
import { EmailPanel } from "../../features/auth/account/EmailPanel";
import { ProfileForm } from "../../features/auth/account/ProfileForm";
import { SessionsPanel } from "../../features/auth/account/SessionsPanel";
import { OwnBatchesPanel } from "../../features/learning/batches/OwnBatchesPanel";
import { AccountDocument } from "./Account.generated";
import styles from "./AccountPage.module.css";
import { CalendarPanel } from "./CalendarPanel";
import { DataPanel } from "./DataPanel";
import { DeleteAccountPanel } from "./DeleteAccountPanel";

const AT_ONCE = { first: 25 };

export function AccountPage() {
  const client = useApolloClient();
  const data = useLatestQuery(AccountDocument, AT_ONCE);
  const { viewer, viewerBatches, viewerSessions, viewerCalendarPath } = data;
  if (!viewer) return null;

  async function handleMore() {
    await loadNextPage(client, {
      query: AccountDocument,
      variables: AT_ONCE,
      after: viewerBatches.pageInfo.endCursor,
      append: (shown, next) => ({
        ...shown,
        viewerBatches: appendPage(shown.viewerBatches, next.viewerBatches),
      }),
    });
  }

  function handleReread() {
    void refetchActive(client, [AccountDocument]);
  }

  return (
    <main id="main" className={styles.page}>
      <PageHead title="My account" description="Your profile, batches, calendar and data." isUnlisted />
      <h1>My account</h1>
      <div className={styles.columns}>
        <div className={styles.column}>
          <OwnBatchesPanel
            ownBatches={viewerBatches.nodes}
            hasMore={viewerBatches.pageInfo.hasNextPage}
            onMore={handleMore}
          />
          <CalendarPanel path={viewerCalendarPath} onRenewed={handleReread} />
          <DataPanel />
        </div>
        <div className={styles.column}>
          <ProfileForm viewer={viewer} />
          <EmailPanel viewer={viewer} />
          <SessionsPanel sessions={viewerSessions} onChanged={handleReread} />
          <DeleteAccountPanel />
        </div>
      </div>
    </main>
  );
}
