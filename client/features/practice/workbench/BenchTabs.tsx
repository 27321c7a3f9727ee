import type { KeyboardEvent, ReactNode } from "react";
import { joinClasses } from "../../../ui/layout/layoutProps";
import styles from "./workbench.module.css";

export type Place = "task" | "code" | "result";

const LABELS: Record<Place, string> = { task: "Task", code: "Code", result: "Result" };
const LOOKS: Record<Place, string | undefined> = {
  task: styles.task,
  code: styles.codePanel,
  result: styles.result,
};
const PLACES = Object.keys(LABELS) as Place[];

interface BenchTabsProps {
  /** On a phone, part of the task: code needs the room above the keyboard. */
  head: ReactNode;
  chosen: Place;
  onChoose: (place: Place) => void;
  panels: Record<Place, ReactNode>;
  /** Between code and result, with both. */
  actions: ReactNode;
}

function moveFocus({ key, currentTarget }: KeyboardEvent<HTMLDivElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (!step) return;
  const tabs = [...currentTarget.querySelectorAll("button")];
  const index = tabs.findIndex((tab) => tab === document.activeElement);
  tabs[(index + step + tabs.length) % tabs.length]?.focus();
}

/** Side by side where there is room, and without scripts below one another; on a phone one at a time. */
export function BenchTabs({ head, chosen, onChoose, panels, actions }: BenchTabsProps) {
  const panel = (place: Place) => (
    <section
      id={`bench-${place}`}
      aria-label={LABELS[place]}
      className={joinClasses(LOOKS[place], place !== chosen && styles.aside)}
    >
      {panels[place]}
    </section>
  );
  return (
    <div className={styles.workbench}>
      <div
        role="tablist"
        tabIndex={-1}
        aria-label="Parts of the exercise"
        className={styles.tabs}
        onKeyDown={moveFocus}
      >
        {PLACES.map((place) => (
          <button
            key={place}
            type="button"
            role="tab"
            aria-selected={place === chosen}
            aria-controls={`bench-${place}`}
            onClick={() => onChoose(place)}
          >
            {LABELS[place]}
          </button>
        ))}
      </div>
      <div className={joinClasses(styles.head, chosen !== "task" && styles.unseen)}>{head}</div>
      {panel("task")}
      {panel("code")}
      <div className={joinClasses(styles.actions, chosen === "task" && styles.aside)}>{actions}</div>
      {panel("result")}
    </div>
  );
}
