import { use, useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "../../../ui/Button";
import { Box } from "../../../ui/layout/Box";
import { Row } from "../../../ui/layout/Row";
import { Stack } from "../../../ui/layout/Stack";
import { Text } from "../../../ui/layout/Text";
import { LessonPartsContext } from "../LessonPartsContext";
import type { LessonQuery } from "./Lesson.generated";
import type { PlayerRef } from "./PlayerHandle";

type Lesson = NonNullable<LessonQuery["lesson"]>;
type Exercise = Lesson["checkpointExercises"][number];

const LOOK_EVERY_MS = 250;
/** A longer step is a jump, which passes checkpoints by. */
const MAX_STEP_SECONDS = 4;

interface Checkpoint {
  second: number;
  exercise: Exercise;
}

function checkpointsOf({ checkpoints, checkpointExercises }: Lesson): Checkpoint[] {
  return checkpoints.flatMap(({ second, exerciseId }) => {
    const exercise = checkpointExercises.find(({ id }) => id === exerciseId);
    return exercise ? [{ second, exercise }] : [];
  });
}

/** Calls back once for each checkpoint that the video plays across. */
function useCrossing(checkpoints: Checkpoint[], player: PlayerRef, onCross: (one: Checkpoint) => void): void {
  const last = useRef<number | null>(null);
  const crossed = useRef(new Set<number>());
  const look = useEffectEvent(() => {
    const now = player.current?.seconds() ?? 0;
    const before = last.current ?? now;
    last.current = now;
    if (now <= before || now - before > MAX_STEP_SECONDS) return;
    const met = checkpoints.find(
      ({ second }) => second > before && second <= now && !crossed.current.has(second),
    );
    if (!met) return;
    crossed.current.add(met.second);
    onCross(met);
  });
  const isNeeded = checkpoints.length > 0;
  useEffect(() => {
    if (!isNeeded) return;
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isNeeded]);
}

interface VideoCheckpointsProps {
  lesson: Lesson;
  player: PlayerRef;
  onCode: (code: string) => void;
}

/** The video waits at each checkpoint until the learner has tried its exercise or skips it. */
export function VideoCheckpoints({ lesson, player, onCode }: VideoCheckpointsProps) {
  const { drawExercise } = use(LessonPartsContext);
  const [met, setMet] = useState<Exercise | null>(null);
  const [isTried, setIsTried] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useCrossing(checkpointsOf(lesson), player, ({ exercise }) => {
    player.current?.pause();
    setIsTried(false);
    setMet(exercise);
  });
  useEffect(() => {
    heading.current?.focus();
  }, [met]);
  if (!met) return null;

  function handleGoOn() {
    setMet(null);
    player.current?.play();
  }

  return (
    <Box as="section" look="sunk" padding="2" aria-labelledby="checkpoint-title">
      <Stack gap="2">
        <Row isSpread rowGap="1">
          <div>
            <h2 ref={heading} tabIndex={-1} id="checkpoint-title">
              Try it now: {met.title}
            </h2>
            <Text size="small" tone="muted">
              About {met.minutes} min. The video waits for you.
            </Text>
          </div>
          <Row>
            {!isTried && (
              <Button look="main" onClick={() => setIsTried(true)}>
                Try it
              </Button>
            )}
            <Button onClick={handleGoOn}>{isTried ? "Continue the video" : "Skip"}</Button>
          </Row>
        </Row>
        {isTried && drawExercise(met.slug, { onCode })}
      </Stack>
    </Box>
  );
}
