import { Link } from "react-router-dom";
import { ShowMore } from "../../../apollo/lists/ShowMore";
import { usePagedQuery } from "../../../apollo/lists/usePagedQuery";
import { momentInIndia } from "../../../format/momentInIndia";
import { price } from "../../../format/price";
import { paths } from "../../../../shared/paths";
import { ButtonLink } from "../../../ui/Button";
import { PageFrame } from "../../../ui/layout/PageFrame";
import { Stack } from "../../../ui/layout/Stack";
import { Text } from "../../../ui/layout/Text";
import { Notice } from "../../../ui/Notice";
import { PageHead } from "../../../ui/page/PageHead";
import { Tag } from "../../../ui/text/Tag";
import { AskForVerification } from "../../auth/mailed/AskForVerification";
import { useViewer } from "../../auth/useViewer";
import { MyRegistrationsDocument } from "./MyRegistrations.generated";
import type { MyRegistrationsQuery } from "./MyRegistrations.generated";
import styles from "./MyRegistrationsPage.module.css";
import { registrationStateLabel } from "../registrationLabels";

type Registration = MyRegistrationsQuery["viewerRegistrations"]["nodes"][number];

const FIRST_PAGE = { first: 25 };

function toneOf({ state, canSubmitProof }: Registration) {
  if (state === "CONFIRMED") return "good";
  return state === "STARTED" || (canSubmitProof && state !== "SUBMITTED") ? "warning" : "plain";
}

function RegistrationRow(registration: Registration) {
  return (
    <article className={styles.row}>
      <h2>
        <Link to={paths.registration(registration.id)}>{registration.title}</Link>
      </h2>
      <p>{registration.when ?? "Date to be announced."}</p>
      <Text tone="muted">
        {registration.reference} · {price(registration.amountRupees)} · Registered on{" "}
        {momentInIndia(registration.createdAt)}
      </Text>
      <p>
        <Tag tone={toneOf(registration)}>{registrationStateLabel(registration)}</Tag>
      </p>
    </article>
  );
}

export function MyRegistrationsPage() {
  const viewer = useViewer();
  const { data, more } = usePagedQuery(MyRegistrationsDocument, FIRST_PAGE);
  const { nodes } = data.viewerRegistrations;

  return (
    <PageFrame>
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
          <p>Anything you register for while signed in appears here right away, with its payment.</p>
        </Notice>
      ) : (
        <Stack as="ul">
          {nodes.map((registration) => (
            <li key={registration.id}>
              <RegistrationRow {...registration} />
            </li>
          ))}
        </Stack>
      )}
      <Notice title="Missing one?" action={!viewer?.emailVerifiedAt && <AskForVerification />}>
        <p>
          Did you register without signing in? Open the link in our e-mail about that registration: it appears
          here once you have confirmed it{!viewer?.emailVerifiedAt && " and verified your e-mail address"}.
        </p>
      </Notice>
      <ShowMore {...more} />
    </PageFrame>
  );
}
