import { paths } from "../../paths";
import { ButtonLink } from "../../ui/Button";
import styles from "./WorkshopOver.module.css";

interface WorkshopOverProps {
  /** The workshop's name. */
  name: string;
}

/** Why nobody can join any more, and where to look instead. */
export function WorkshopOver({ name }: WorkshopOverProps) {
  return (
    <div className={styles.notice}>
      <p>
        <strong>This workshop is over.</strong> The next ones stand in the list.
      </p>
      <ButtonLink look="main" to={paths.workshops}>
        See all workshops
      </ButtonLink>
      <ButtonLink to={paths.contactAbout(name)}>Ask us about the next one</ButtonLink>
    </div>
  );
}
