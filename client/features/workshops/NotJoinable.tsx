import { paths } from "../../paths";
import { ButtonLink } from "../../ui/Button";
import styles from "./NotJoinable.module.css";

interface NotJoinableProps {
  hasEnded: boolean;
}

/** Why nobody can join any more, and where to look instead. */
export function NotJoinable({ hasEnded }: NotJoinableProps) {
  return (
    <div className={styles.notice}>
      <p>
        <strong>{hasEnded ? "This workshop is over." : "All seats are taken."}</strong>{" "}
        {hasEnded ? "The next ones stand in the list." : "Another workshop may still have one."}
      </p>
      <ButtonLink look="main" to={paths.workshops}>
        See all workshops
      </ButtonLink>
      <ButtonLink to={paths.contact}>Ask us about the next one</ButtonLink>
    </div>
  );
}
