import type { KeyboardEvent } from "react";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../ui/Button";
import { counted } from "../../format/counted";
import { Row } from "../../ui/layout/Row";
import { Stack } from "../../ui/layout/Stack";
import { Text } from "../../ui/layout/Text";
import { SearchField } from "../../ui/SearchField";
import styles from "./SearchPanel.module.css";
import { SearchResults } from "./SearchResults";
import type { Search } from "./useSearch";
import { MIN_LETTERS, useSearch } from "./useSearch";

const SLOW_MS = 4000;
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

function Searching() {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow ? "Still searching. The connection is slow." : "Searching…";
}

/** The field comes before the first result. */
function moveFocus(panel: HTMLElement, step: number): void {
  const places = [...panel.querySelectorAll<HTMLElement>("input, [data-result]")];
  const now = places.findIndex((place) => place === document.activeElement);
  places[Math.max(0, now + step)]?.focus();
}

/** Screen readers announce it. */
function Outcome({ text, answer, isBusy }: Pick<Search, "text" | "answer" | "isBusy">) {
  if (text.length < MIN_LETTERS) return "Type a word.";
  if (isBusy) return <Searching key={text} />;
  if (!answer) return null;
  const { results } = answer;
  return results.length > 0 ? counted(results.length, "result") : `Nothing found for “${answer.text}”`;
}

function Found({ answer, isBusy }: Pick<Search, "answer" | "isBusy">) {
  if (!answer || (isBusy && answer.results.length === 0)) return null;
  if (answer.results.length > 0)
    return (
      <div className={isBusy ? styles.stale : undefined}>
        <SearchResults results={answer.results} />
      </div>
    );
  return (
    <Text tone="muted" size="small">
      Check the spelling, or try fewer or other words. Lessons appear once their batch is open to you.
    </Text>
  );
}

export function SearchPanel() {
  const panel = useRef<HTMLDivElement>(null);
  const { text, answer, problem, isBusy, search } = useSearch();

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const { key, target, nativeEvent } = event;
    if (nativeEvent.isComposing || !panel.current) return;
    const step = STEPS[key];
    if (step) {
      event.preventDefault();
      moveFocus(panel.current, step);
    }
    // Not while the results are those of an earlier text.
    if (key === "Enter" && target instanceof HTMLInputElement && target.value.trim() === answer?.text)
      panel.current.querySelector<HTMLElement>("[data-result]")?.click();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- moves the focus between the field and the links inside
    <div ref={panel} className={styles.panel} onKeyDown={handleKeyDown}>
      <div className={styles.field}>
        <SearchField label="Search lessons, courses and pages" onSearch={(typed) => void search(typed)} />
      </div>
      <Text role="status" tone="muted" size="small">
        <Outcome text={text} answer={answer} isBusy={isBusy} />
      </Text>
      {problem && (
        <Stack gap="1" role="alert">
          <Text>{problem}</Text>
          <Row>
            <Button onClick={() => void search(text)}>Try again</Button>
          </Row>
        </Stack>
      )}
      <Found answer={answer} isBusy={isBusy} />
    </div>
  );
}
