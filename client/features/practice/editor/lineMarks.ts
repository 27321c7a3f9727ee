import { StateEffect, StateField } from "@codemirror/state";
import { Decoration, EditorView, type DecorationSet } from "@codemirror/view";
import type { LineMark } from "../workbench/CodeBox";

interface Marked {
  at: number;
  as: LineMark;
}

/** One line at a time; null for none. */
export const markLine = StateEffect.define<Marked | null>();

const LINES = {
  error: Decoration.line({ class: "cm-error-line" }),
  step: Decoration.line({ class: "cm-step-line" }),
};

/** Any edit removes the mark: the line may be right now. */
export const lineMarks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { docChanged, effects }) {
    const effect = effects.findLast((one) => one.is(markLine));
    if (effect) {
      const marked: Marked | null = effect.value;
      return marked ? Decoration.set([LINES[marked.as].range(marked.at)]) : Decoration.none;
    }
    return docChanged ? Decoration.none : marks;
  },
  provide: (field) => EditorView.decorations.from(field),
});
