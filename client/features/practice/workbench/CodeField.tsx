import type { KeyboardEvent } from "react";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ExerciseKind } from "../../../apollo/schema.generated";
import { loadOnFirstInteraction } from "../../../startup/firstInteraction";
import { Text } from "../../../ui/layout/Text";
import type { Editor } from "../editor/openEditor";
import type { CodeBox } from "./CodeBox";
import { continueIndent, fieldBox } from "./fieldBox";
import styles from "./workbench.module.css";

const MAX_CODE = 20_000;
const LABEL = "Your code";
const KEYS = "Ctrl + Enter runs your code, Esc leaves the editor.";

interface CodeFieldProps {
  kind: ExerciseKind;
  initial: string;
  onType: (code: string) => void;
  onRun: () => void;
  onLeave: () => void;
  /** Called again when the editor has replaced the field. */
  onBox: (box: CodeBox) => void;
}

/** Browsers without adopted style sheets keep the plain field: the page's policy leaves the editor unstyled there. */
const canStyleEditor = () => "adoptedStyleSheets" in Document.prototype;

type EditorEvents = Pick<CodeFieldProps, "kind" | "onType" | "onRun" | "onLeave" | "onBox">;

/** Puts the editor in place of the field once it is loaded; if it fails to load, the field remains. */
function useEditor({ kind, onType, onRun, onLeave, onBox }: EditorEvents) {
  const field = useRef<HTMLTextAreaElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const [hasEditor, setHasEditor] = useState(false);
  const type = useEffectEvent(onType);
  const run = useEffectEvent(onRun);
  const leave = useEffectEvent(onLeave);
  const show = useEffectEvent(onBox);

  useEffect(() => {
    const [area, place] = [field.current, host.current];
    if (!area || !place) return;
    show(fieldBox(area, (code) => type(code)));
    if (!canStyleEditor()) return;
    let isGone = false;
    let editor: Editor | undefined;
    async function open(from: HTMLTextAreaElement, into: HTMLDivElement) {
      const { openEditor } = await import("../editor/openEditor");
      const opened = await openEditor({
        ...{ host: into, kind, code: from.value, label: LABEL, description: KEYS, maxLength: MAX_CODE },
        onType: (code) => type(code),
        onRun: () => run(),
        onLeave: () => leave(),
      });
      if (isGone) return opened.close();
      editor = opened;
      // Typed while the editor was loading.
      if (from.value !== opened.read()) opened.replace(from.value);
      const hasFocus = document.activeElement === from;
      flushSync(() => setHasEditor(true));
      show(opened);
      if (hasFocus) opened.select(from.selectionStart, from.selectionEnd);
    }
    loadOnFirstInteraction(async () => {
      if (!isGone) await open(area, place);
    });
    return () => {
      isGone = true;
      editor?.close();
    };
  }, [kind]);

  return { field, host, hasEditor };
}

/** A text field that works at once and without scripts, until the editor is loaded. */
export function CodeField(props: CodeFieldProps) {
  const { initial, onType, onRun, onLeave } = props;
  const { field, host, hasEditor } = useEditor(props);
  const hintId = useId();

  function handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === "Escape") return onLeave();
    if (event.key !== "Enter") return;
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      onRun();
    } else if (continueIndent(event.currentTarget)) {
      event.preventDefault();
      onType(event.currentTarget.value);
    }
  }

  return (
    <>
      <textarea
        ref={field}
        name="code"
        hidden={hasEditor}
        aria-label={LABEL}
        aria-describedby={hintId}
        className={styles.code}
        defaultValue={initial}
        maxLength={MAX_CODE}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        onKeyDown={handleKeyDown}
      />
      <div ref={host} hidden={!hasEditor} className={styles.editor} />
      <div className={styles.keys}>
        <Text id={hintId} size="small" tone="muted">
          {KEYS}
        </Text>
      </div>
    </>
  );
}
