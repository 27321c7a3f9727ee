import { useEffect, useEffectEvent } from "react";
import { useTicks } from "../../../../hooks/useTicks";
import { Button } from "../../../../ui/Button";
import { Box } from "../../../../ui/layout/Box";
import { Row } from "../../../../ui/layout/Row";

const WAIT_SECONDS = 8;

interface NextUpProps {
  onPlay: () => void;
  onCancel: () => void;
}

/** Plays the next lesson after a few seconds, unless cancelled. */
export function NextUp({ onPlay, onCancel }: NextUpProps) {
  const left = WAIT_SECONDS - useTicks({ everyMs: 1000, isRunning: true });
  const handleTimeUp = useEffectEvent(onPlay);
  useEffect(() => {
    if (left <= 0) handleTimeUp();
  }, [left]);
  return (
    <Box padding="2" look="sunk">
      <Row isSpread>
        <p>
          The next lesson plays in <span aria-hidden>{Math.max(left, 0)}</span>
          <span className="visually-hidden">{WAIT_SECONDS}</span> seconds.
        </p>
        <Row>
          <Button onClick={onCancel}>Cancel</Button>
          <Button look="main" onClick={onPlay}>
            Play now
          </Button>
        </Row>
      </Row>
    </Box>
  );
}
