import { useApolloClient } from "@apollo/client/react";
import { useLatestQuery } from "../../apollo/useLatestQuery";
import { loadNextPage } from "../../apollo/loadNextPage";
import { appendPage } from "../../apollo/appendPage";
import { ShowMore } from "../../apollo/ShowMore";
import { paths } from "../../paths";
import { ButtonLink } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { PageHead } from "../../ui/PageHead";
import { AskForVerification } from "../auth/mailed/AskForVerification";
import { useViewer } from "../auth/useViewer";
import { MyRegistrationsDocument } from "./MyRegistrations.generated";
import styles from "./MyRegistrationsPage.module.css";
import { RegistrationRow } from "./RegistrationRow";

const AT_ONCE = { first: 25 };

/** `/registrations`: what the signed-in person registered for, the newest first. */
export function MyRegistrationsPage() {
  const client = useApolloClient();
  const viewer = useViewer();
  const data = useLatestQuery(MyRegistrationsDocument, AT_ONCE);
  const { nodes, pageInfo } = data.viewerRegistrations;

  async function handleMore() {
    await loadNextPage(client, {
      query: MyRegistrationsDocument,
      variables: AT_ONCE,
      after: pageInfo.endCursor,
      append: (shown, next) => ({
        viewerRegistrations: appendPage(shown.viewerRegistrations, next.viewerRegistrations),
      }),
    });
  }

  return (
    <main id="main" className={styles.page}>
      <PageHead title="My registrations" description="What you have registered for." isUnlisted />
      <h1>My registrations</h1>
      {nodes.length === 0 ? (
        <Notice
          title="Nothing yet"
          action={
            <ButtonLink look="main" to={paths.workshops}>
              See the workshops
            </ButtonLink>
          }
        >
          <p>What you register for while you are signed in appears here at once, with its payment.</p>
        </Notice>
      ) : (
        <ul className={styles.list}>
          {nodes.map((registration) => (
            <li key={registration.id}>
              <RegistrationRow registration={registration} />
            </li>
          ))}
        </ul>
      )}
      <Notice title="Is one missing?" action={!viewer?.emailVerifiedAt && <AskForVerification />}>
        <p>
          Did you register without signing in? Open the link in our e-mail about that registration: it appears
          here once you have confirmed it{!viewer?.emailVerifiedAt && " and verified your e-mail address"}.
        </p>
      </Notice>
      <ShowMore hasMore={pageInfo.hasNextPage} onMore={handleMore} />
    </main>
  );
}
