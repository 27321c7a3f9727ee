import { paths } from "../../paths";
import { ButtonAnchor, ButtonLink } from "../../ui/Button";

interface StartLearningProps {
  /** An address on another site, if the academy gives one. */
  link: string | null;
}

/** The home page's one main action; without an address of its own it leads to the offers. */
export function StartLearning({ link }: StartLearningProps) {
  if (!link) {
    return (
      <ButtonLink look="main" to={paths.offers}>
        Start Learning
      </ButtonLink>
    );
  }
  return (
    <ButtonAnchor look="main" href={link}>
      Start Learning
    </ButtonAnchor>
  );
}
