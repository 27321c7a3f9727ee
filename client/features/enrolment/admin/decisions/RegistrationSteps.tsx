import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { cmsPaths } from "../../../../cmsPaths";
import { ButtonLink } from "../../../../ui/Button";
import styles from "./RegistrationSteps.module.css";
import type { Steps } from "./useWalk";
import type { Walk } from "./walk";

interface StepProps {
  /** Nothing where the list ends. */
  to: string | undefined;
  walk: Walk;
  icon: ReactNode;
  children: string;
}

function Step({ to, walk, icon, children }: StepProps) {
  if (!to) return null;
  return (
    <ButtonLink size="small" icon={icon} to={cmsPaths.registration(to)} state={walk} replace>
      {children}
    </ButtonLink>
  );
}

/** To the previous and the next registration of the list. */
export function RegistrationSteps({ steps: { walk, position, before, next } }: { steps: Steps }) {
  return (
    <nav aria-label="The list" className={styles.steps}>
      <Step to={before} walk={walk} icon={<ChevronLeft size={18} aria-hidden />}>
        Previous
      </Step>
      <span>
        {position} of {walk.ids.length}
      </span>
      <Step to={next} walk={walk} icon={<ChevronRight size={18} aria-hidden />}>
        Next
      </Step>
    </nav>
  );
}
