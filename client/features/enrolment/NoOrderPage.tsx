import { paths, withReturn } from "../../paths";
import { ButtonLink } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { PageHead } from "../../ui/PageHead";
import { useViewer } from "../auth/useViewer";
import styles from "./OrderPage.module.css";

export const ORDER_TITLE = "Your registration";

/** A link that opens nothing: what it may be, and what to do. */
export function NoOrder() {
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
        Part of the link may be missing. Please open it from our latest e-mail to you. Or register again with
        the same e-mail address, and we’ll e-mail you the link to your order once more.
      </p>
    </Notice>
  );
}

/** `/registration/…` where the address holds no id. */
export function NoOrderPage() {
  return (
    <main id="main" className={styles.page}>
      <PageHead title={ORDER_TITLE} description="This link does not open a registration." isUnlisted />
      <h1>{ORDER_TITLE}</h1>
      <NoOrder />
    </main>
  );
}
