import type { FragmentType } from "@apollo/client";
import { paths } from "../../paths";
import { Button, ButtonLink } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { useSignInPrompt } from "../auth/SignInPrompt";
import { ContinueCard } from "./ContinueCard";
import type { ContinueCard_ReferenceFragment } from "./ContinueCard.generated";
import styles from "./CourseList.module.css";

interface ContinueLearningProps {
  /** Undefined for a visitor. */
  references: ({ id: string } & FragmentType<ContinueCard_ReferenceFragment>)[] | undefined;
}

/** Where the learner stopped, in each batch; for a visitor, what will stand here. */
export function ContinueLearning({ references }: ContinueLearningProps) {
  const openSignIn = useSignInPrompt();
  if (!references) {
    return (
      <Notice title="Your place is kept for you" action={<Button onClick={openSignIn}>Sign in</Button>}>
        <p>
          Once you are signed in, the video that you opened last in each of your batches stands here, so that
          you go on with one click.
        </p>
      </Notice>
    );
  }
  if (references.length === 0) {
    return (
      <Notice
        title="You have not opened a video yet"
        action={<ButtonLink to={paths.dash}>Go to the learning portal</ButtonLink>}
      >
        <p>Open one in the portal, and the way back to it stands here.</p>
      </Notice>
    );
  }
  return (
    <ul className={styles.list}>
      {references.map((reference) => (
        <li key={reference.id}>
          <ContinueCard reference={reference} />
        </li>
      ))}
    </ul>
  );
}
