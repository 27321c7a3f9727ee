import { useParams } from "react-router-dom";
import { messageOf } from "../../apollo/problemsOf";
import { paths, withReturn } from "../../paths";
import { Button, ButtonLink } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { PageHead } from "../../ui/PageHead";
import { Skeleton } from "../../ui/Skeleton";
import { useViewer } from "../auth/useViewer";
import { Order } from "./Order";
import styles from "./OrderPage.module.css";
import { useOrder } from "./useOrder";

const TITLE = "Your registration";

/** A link that opens nothing: what it may be, and what to do. */
function NoOrder() {
  const viewer = useViewer();
  const own = paths.registrations;
  return (
    <Notice
      title="This link does not open a registration"
      action={
        <ButtonLink look="main" to={viewer ? own : withReturn(paths.signIn, own)}>
          {viewer ? "My registrations" : "Sign in to see your registrations"}
        </ButtonLink>
      }
    >
      <p>
        Part of the link may be missing: please open it from our latest letter to you. Or register again with
        the same e-mail address, and we send the link to your order there once more.
      </p>
    </Notice>
  );
}

/** `/registration/:id`: one order, for whoever has its secret link, and for the account that it belongs to. */
export function OrderPage() {
  const { id = "" } = useParams();
  const { registration, orderKey, error, refetch } = useOrder(id);
  return (
    <main id="main" className={styles.page}>
      <PageHead title={TITLE} description="How your registration stands, and how to pay." isUnlisted />
      {registration ? (
        <Order registration={registration} orderKey={orderKey} />
      ) : (
        <>
          <h1>{TITLE}</h1>
          <noscript>
            <p>This page needs JavaScript: the secret part of its link stays in your browser.</p>
          </noscript>
          {error && (
            <Notice
              tone="problem"
              title="Your registration could not be read"
              action={<Button onClick={() => void refetch()}>Try again</Button>}
            >
              <p>{messageOf(error)}</p>
            </Notice>
          )}
          {!error && (registration === null ? <NoOrder /> : <Skeleton shape="card" count={2} />)}
        </>
      )}
    </main>
  );
}
