import { useParams } from "react-router-dom";
import { messageOf } from "../../apollo/problemsOf";
import { paths } from "../../paths";
import { Button } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { PageHead } from "../../ui/PageHead";
import { Skeleton } from "../../ui/Skeleton";
import { NoOrder, ORDER_TITLE } from "./NoOrderPage";
import { Order } from "./Order";
import styles from "./OrderPage.module.css";
import { useOrder } from "./useOrder";

/** `/registration/:id`: one order, for whoever has its secret link, and for the account that it belongs to. */
export function OrderPage() {
  const { id = "" } = useParams();
  const { registration, isReplaced, orderKey, error, refetch } = useOrder(id);
  return (
    <main id="main" className={styles.page}>
      <PageHead
        title={ORDER_TITLE}
        description="The state of your registration, and how to pay."
        isUnlisted
      />
      {isReplaced && (
        <Notice tone="problem" title="This link was replaced by a newer one">
          <p>
            Open the link in our newest e-mail to you. What you typed stays here. If you have paid, your
            payment is not lost.
          </p>
        </Notice>
      )}
      {registration ? (
        <Order registration={registration} orderKey={orderKey} isReplaced={isReplaced} />
      ) : (
        <>
          <h1>{ORDER_TITLE}</h1>
          <noscript>
            <p>
              This page needs JavaScript, which is off in your browser: turn it on and reload the page. Or{" "}
              <a href={paths.contact}>write to us or call us</a>, with the reference from our e-mail.
            </p>
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
