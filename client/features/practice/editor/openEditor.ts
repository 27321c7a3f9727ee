import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { bracketMatching, indentOnInput, indentUnit, syntaxHighlighting } from "@codemirror/language";
import { EditorState, Prec } from "@codemirror/state";
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import type { ExerciseKind } from "../../../apollo/schema.generated";
import type { CodeBox } from "../workbench/CodeBox";
import { cleanPaste } from "./cleanPaste";
import { lineMarks, markLine } from "./lineMarks";
import { colours, look } from "./theme";

const INDENT = "    ";

export interface EditorOptions {
  host: HTMLElement;
  kind: ExerciseKind;
  code: string;
  label: string;
  description: string;
  maxLength: number;
  onType: (code: string) => void;
  onRun: () => void;
  onLeave: () => void;
}

export interface Editor extends CodeBox {
  /** Takes the focus, too. */
  select: (anchor: number, head: number) => void;
  close: () => void;
}

function keepPlainKeys(event: Event): void {
  const { ctrlKey, metaKey, altKey } = event as KeyboardEvent;
  if (!ctrlKey && !metaKey && !altKey) event.stopPropagation();
}

async function loadLanguage(kind: ExerciseKind) {
  if (kind === "SQL") return (await import("./sqlLanguage")).sqlLanguage();
  return (await import("./pythonLanguage")).pythonLanguage();
}

/** Tab is left alone, so that the keyboard can leave. */
function keys({ onLeave }: EditorOptions) {
  const leave = () => {
    onLeave();
    return true;
  };
  return [
    Prec.highest(keymap.of([{ key: "Escape", run: leave }])),
    keymap.of([...defaultKeymap, ...historyKeymap]),
  ];
}

/** Before CodeMirror, which on Android delays Enter and drops the keys held with it. */
function runAtEnter(editor: HTMLElement, onRun: () => void): void {
  const handle = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || (!event.ctrlKey && !event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    onRun();
  };
  editor.addEventListener("keydown", handle, { capture: true });
}

function attributes({ label, description }: EditorOptions) {
  return EditorView.contentAttributes.of({
    "aria-label": label,
    "aria-description": description,
    autocapitalize: "off",
    autocorrect: "off",
    spellcheck: "false",
  });
}

/** Typed over a selection, Chromium would join the lines with inline styles, which the page's policy refuses. */
const typeOverSelection = EditorView.domEventHandlers({
  beforeinput: ({ inputType, data, isComposing }, view) => {
    if (inputType !== "insertText" || !data || isComposing || view.state.selection.main.empty) return false;
    view.dispatch(view.state.replaceSelection(data), { scrollIntoView: true, userEvent: "input.type" });
    return true;
  },
});

/** The row of symbols floats above a phone's keyboard, over the last lines. */
const SYMBOLS_HEIGHT = 64;

function scrollMargins() {
  return { bottom: matchMedia("(pointer: coarse)").matches ? SYMBOLS_HEIGHT : 0 };
}

/** In a shadow root, CodeMirror adopts its styles: the page's policy refuses the style element that it would write. */
export async function openEditor(options: EditorOptions): Promise<Editor> {
  const { host, code, maxLength, onType } = options;
  const language = await loadLanguage(options.kind);
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  // Outside the shadow root, the page's shortcuts do not see that text is typed.
  root.addEventListener("keydown", keepPlainKeys);
  const view = new EditorView({
    parent: root as unknown as Element,
    root,
    state: EditorState.create({
      doc: code,
      extensions: [
        keys(options),
        typeOverSelection,
        attributes(options),
        language,
        lineNumbers(),
        highlightActiveLine(),
        history(),
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        indentUnit.of(INDENT),
        EditorState.tabSize.of(INDENT.length),
        EditorState.changeFilter.of(({ newDoc }) => newDoc.length <= maxLength),
        EditorView.clipboardInputFilter.of(cleanPaste),
        EditorView.lineWrapping,
        EditorView.scrollMargins.of(scrollMargins),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onType(update.state.doc.toString());
        }),
        lineMarks,
        syntaxHighlighting(colours),
        look,
      ],
    }),
  });
  runAtEnter(view.dom, options.onRun);
  const lineAt = (line: number) => view.state.doc.line(Math.min(Math.max(line, 1), view.state.doc.lines));
  return {
    read: () => view.state.doc.toString(),
    replace: (insert) => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert } }),
    insert: (text) => {
      view.dispatch(view.state.replaceSelection(text), { scrollIntoView: true, userEvent: "input.type" });
      view.focus();
    },
    focus: () => view.focus(),
    mark: (line, as) =>
      view.dispatch({ effects: markLine.of(line === null ? null : { at: lineAt(line).from, as }) }),
    goToLine: (line) => {
      view.dispatch({ selection: { anchor: lineAt(line).to }, scrollIntoView: true });
      view.focus();
    },
    select: (anchor, head) => {
      view.dispatch({ selection: { anchor, head }, scrollIntoView: true });
      view.focus();
    },
    close: () => view.destroy(),
  };
}
