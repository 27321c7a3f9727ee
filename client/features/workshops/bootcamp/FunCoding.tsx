import type { FragmentType } from "@apollo/client";
import { useState } from "react";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { usePrefersReducedMotion } from "../../../hooks/usePrefersReducedMotion";
import { useTicks } from "../../../hooks/useTicks";
import { NamedIcon } from "../../../ui/art/NamedIcon";
import { PauseButton } from "../../../ui/PauseButton";
import { FunCoding_BootcampFragmentDoc } from "./BootcampDetails.generated";
import type { FunCoding_BootcampFragment } from "./BootcampDetails.generated";
import styles from "./FunCoding.module.css";
import { ProgressSteps } from "./ProgressSteps";

const HIGHLIGHT_EVERY_MS = 1500;

interface FunCodingProps {
  bootcamp: FragmentType<FunCoding_BootcampFragment>;
}

/** What makes the coding fun: each drawing lights up in its turn, over steps that are climbed and left again. */
export function FunCoding({ bootcamp }: FunCodingProps) {
  const data = useFragmentData(FunCoding_BootcampFragmentDoc, bootcamp);
  const [isPaused, setIsPaused] = useState(false);
  const isMoving = !usePrefersReducedMotion() && !isPaused;
  const turn = useTicks({ everyMs: HIGHLIGHT_EVERY_MS, isRunning: isMoving });
  const highlighted = turn % Math.max(1, data.funCoding.length);

  return (
    <div className={styles.fun}>
      <div className={styles.show}>
        <ProgressSteps isMoving={isMoving} />
        <PauseButton isPaused={isPaused} onChange={setIsPaused} what="the steps and the drawings" />
      </div>
      <ul className={styles.notes}>
        {data.funCoding.map(({ title, text, icon }, index) => (
          <li key={title} className={styles.note} data-highlighted={index === highlighted}>
            <span className={styles.icon}>
              <NamedIcon name={icon} size={28} />
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
