import { paths } from "../../paths";
import { ButtonAnchor, ButtonLink } from "../../ui/Button";

interface StartLearningProps {
  link: string | null;
}

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
