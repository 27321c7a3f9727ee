import { Pause, Play } from "lucide-react";
import { Button } from "./Button";
import styles from "./PauseButton.module.css";

interface PauseButtonProps {
  isPaused: boolean;
  onChange: (isPaused: boolean) => void;
  what: string;
}

/** CSS hides it where nothing moves. */
export function PauseButton({ isPaused, onChange, what }: PauseButtonProps) {
  return (
    <div className={styles.place}>
      <Button
        size="small"
        icon={isPaused ? <Play size={18} aria-hidden /> : <Pause size={18} aria-hidden />}
        onClick={() => onChange(!isPaused)}
      >
        <span className={styles.word}>{isPaused ? "Play" : "Pause"}</span>
        <span className="visually-hidden">{what}</span>
      </Button>
    </div>
  );
}
