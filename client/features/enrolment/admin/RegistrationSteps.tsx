import { ChevronLeft, ChevronRight } from "lucide-react";
import { paths } from "../../../paths";
import { ButtonLink } from "../../../ui/Button";
import styles from "./RegistrationSteps.module.css";
import type { Steps } from "./useWalk";

interface RegistrationStepsProps {
  steps: Steps;
}

/** To the one before and the next of the list. */
export function RegistrationSteps({ steps: { walk, position, before, next } }: RegistrationStepsProps) {
  return (
    <nav aria-label="The list" className={styles.steps}>
      {before && (
        <ButtonLink
          size="small"
          icon={<ChevronLeft size={18} aria-hidden />}
          to={paths.cmsRegistration(before)}
          state={walk}
          replace
        >
          Before
        </ButtonLink>
      )}
      <span>
        {position} of {walk.ids.length}
      </span>
      {next && (
        <ButtonLink
          size="small"
          icon={<ChevronRight size={18} aria-hidden />}
          to={paths.cmsRegistration(next)}
          state={walk}
          replace
        >
          Next
        </ButtonLink>
      )}
    </nav>
  );
}
