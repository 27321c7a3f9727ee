import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import type { TraceStep } from "../../../../labs/engine/jobs";
import { Button } from "../../../ui/Button";
import { Row } from "../../../ui/layout/Row";
import { Stack } from "../../../ui/layout/Stack";
import { Text } from "../../../ui/layout/Text";
import { CodeBlock } from "../../../ui/text/CodeBlock";
import type { Walked } from "./useWalk";
import styles from "./workbench.module.css";

const ALL_STEPS = 2_000;

function describeStep({ event, name, value }: TraceStep): string {
  if (event === "return" && name !== "<module>") return `${name} returns ${value ?? "None"}`;
  if (event === "exception") return value ?? "An error is raised here";
  return name === "<module>" ? "Runs next" : `Runs next, in ${name}`;
}

interface VariablesProps {
  step: TraceStep;
  before: TraceStep | undefined;
}

function Variables({ step, before }: VariablesProps) {
  const shown = Object.entries(step.locals).filter(([name]) => !name.startsWith("__"));
  const isNew = (name: string, value: string) => before?.name !== step.name || before.locals[name] !== value;
  if (shown.length === 0)
    return (
      <Text size="small" tone="muted">
        No variables yet.
      </Text>
    );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must take keyboard focus
    <div className={styles.variables} role="group" aria-label="Variables" tabIndex={0}>
      <table>
        <tbody>
          {shown.map(([name, value]) => (
            <tr key={name} className={isNew(name, value) ? styles.changed : undefined}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface StepThroughProps {
  walked: Walked;
  /** Null when the walk is over. */
  onStep: (line: number | null) => void;
  onClose: () => void;
}

/** Walks a recorded run line by line, with the slider, its arrow keys or the buttons. */
export function StepThrough({ walked, onStep, onClose }: StepThroughProps) {
  const { steps, output, code, call } = walked;
  const [index, setIndex] = useState(0);
  const sliderId = useId();
  const slider = useRef<HTMLInputElement>(null);
  const section = useRef<HTMLElement>(null);
  // The arrow keys walk at once.
  useEffect(() => slider.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    // Some browsers return a promise, which is no cleanup.
    section.current?.scrollIntoView({ block: "nearest" });
  }, [index]);
  const step = steps[index];
  const show = useEffectEvent(onStep);
  useEffect(() => show(step?.line ?? null), [step]);
  if (!step) return null;
  const last = steps.length - 1;
  const printed = output.slice(0, step.printed);
  return (
    <section ref={section} aria-label="Steps">
      <Stack gap="1">
        <label htmlFor={sliderId} className={styles.stepLabel}>
          Step {index + 1} of {steps.length}
          {call && (
            <>
              {" of "}
              <code>{call}</code>
            </>
          )}
        </label>
        <input
          ref={slider}
          id={sliderId}
          type="range"
          className={styles.slider}
          min={0}
          max={last}
          value={index}
          aria-valuetext={`Step ${index + 1}, line ${step.line}`}
          onChange={({ currentTarget }) => setIndex(Number(currentTarget.value))}
        />
        <Row rowGap="1">
          <Button size="small" disabled={index === 0} onClick={() => setIndex(index - 1)}>
            Back
          </Button>
          <Button size="small" disabled={index === last} onClick={() => setIndex(index + 1)}>
            Next step
          </Button>
          <Button size="small" look="quiet" onClick={onClose}>
            Close steps
          </Button>
        </Row>
        <CodeBlock title={`Line ${step.line}`} code={code.split("\n")[step.line - 1]?.trim() || " "} />
        <Text size="small">{describeStep(step)}</Text>
        <Variables step={step} before={steps[index - 1]} />
        {printed && <CodeBlock title="Printed so far" code={printed} />}
        {steps.length >= ALL_STEPS && index === last && (
          <Text size="small" tone="muted">
            The recording ends after {ALL_STEPS} steps.
          </Text>
        )}
      </Stack>
    </section>
  );
}
