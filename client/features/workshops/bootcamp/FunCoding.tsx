import type { FragmentType } from "@apollo/client";
import { useState } from "react";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { usePrefersReducedMotion } from "../../../hooks/usePrefersReducedMotion";
import { useTicks } from "../../../hooks/useTicks";
import { NamedIcon } from "../../../ui/art/NamedIcon";
import { Grid } from "../../../ui/layout/Grid";
import { Stack } from "../../../ui/layout/Stack";
import { PauseButton } from "../../../ui/PauseButton";
import type { FunCoding_BootcampFragment } from "./Bootcamp.generated";
import { FunCoding_BootcampFragmentDoc } from "./Bootcamp.generated";
import styles from "./FunCoding.module.css";

const STEP_EVERY_MS = 500;
const STEP = 10;
const FULL = 100;
const STEPS = FULL / STEP;
const WIDTH = 40;
const RISE = 6;
const FLOOR = 84;

/** 0, 10, …, 100, 90, …, 10, 0, … */
function progressAfter(ticks: number): number {
  const place = ticks % (2 * STEPS);
  return STEP * (place <= STEPS ? place : 2 * STEPS - place);
}

interface ProgressStepsProps {
  isMoving: boolean;
}

function ProgressSteps({ isMoving }: ProgressStepsProps) {
  const progress = progressAfter(useTicks({ everyMs: STEP_EVERY_MS, isRunning: isMoving }));
  return (
    <div className={styles.progress} data-progress={progress} aria-hidden="true">
      <svg viewBox={`0 0 ${STEPS * WIDTH} ${FLOOR}`} preserveAspectRatio="none">
        {Array.from({ length: STEPS }, (_, index) => {
          const height = 24 + index * RISE;
          const shape = { x: index * WIDTH, y: FLOOR - height, width: WIDTH - 4, height, rx: 3 };
          return (
            <g key={index} data-lit={progress >= (index + 1) * STEP}>
              <rect className={styles.ahead} {...shape} />
              <rect className={styles.climbed} {...shape} />
            </g>
          );
        })}
      </svg>
      <span className={styles.figure}>{progress}%</span>
    </div>
  );
}

const HIGHLIGHT_EVERY_MS = 1500;

interface FunCodingProps {
  bootcamp: FragmentType<FunCoding_BootcampFragment>;
}

export function FunCoding({ bootcamp }: FunCodingProps) {
  const data = useFragmentData(FunCoding_BootcampFragmentDoc, bootcamp);
  const [isPaused, setIsPaused] = useState(false);
  const isMoving = !usePrefersReducedMotion() && !isPaused;
  const turn = useTicks({ everyMs: HIGHLIGHT_EVERY_MS, isRunning: isMoving });
  const highlighted = turn % Math.max(1, data.funCoding.length);

  return (
    <Stack gap="4">
      <Stack>
        <ProgressSteps isMoving={isMoving} />
        <PauseButton isPaused={isPaused} onChange={setIsPaused} what="the steps and the drawings" />
      </Stack>
      <Grid as="ul" column="18" isFilled strip="Fun coding">
        {data.funCoding.map(({ title, text, icon }, index) => (
          <li key={title} className={styles.note} data-highlighted={index === highlighted}>
            <span className={styles.icon}>
              <NamedIcon name={icon} size={28} />
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Grid>
    </Stack>
  );
}
