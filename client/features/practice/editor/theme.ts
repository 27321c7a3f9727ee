import { HighlightStyle } from "@codemirror/language";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";

/** Custom properties of the page reach into the shadow root, in light and dark alike. */
export const look = EditorView.theme({
  "&": { minHeight: "inherit", backgroundColor: "transparent", color: "var(--ink)", borderRadius: "inherit" },
  "&.cm-focused": { outline: "3px solid var(--focus)", outlineOffset: "2px" },
  ".cm-scroller": { minHeight: "inherit", fontFamily: "var(--font-code)", lineHeight: "1.5" },
  ".cm-content": { minHeight: "inherit", padding: "0.75rem 0", caretColor: "var(--ink)" },
  ".cm-line": { padding: "0 0.75rem 0 0.5rem" },
  ".cm-gutters": {
    minHeight: "inherit",
    border: "none",
    borderRadius: "inherit",
    backgroundColor: "transparent",
    color: "var(--muted)",
  },
  ".cm-lineNumbers .cm-gutterElement": { minWidth: "2.25rem", padding: "0 0.5rem 0 0.25rem" },
  ".cm-activeLine": { backgroundColor: "color-mix(in srgb, var(--sunk) 60%, transparent)" },
  ".cm-cursor, .cm-dropCursor": { borderLeftColor: "var(--ink)", borderLeftWidth: "2px" },
  ".cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground": {
    backgroundColor: "var(--marigold-soft)",
  },
  "&.cm-focused .cm-matchingBracket, .cm-matchingBracket": {
    backgroundColor: "var(--teal-soft)",
    outline: "1px solid var(--teal)",
  },
  "&.cm-focused .cm-nonmatchingBracket, .cm-nonmatchingBracket": {
    backgroundColor: "var(--brick-soft)",
    outline: "1px solid var(--brick)",
  },
  ".cm-error-line": { backgroundColor: "var(--brick-soft)", boxShadow: "inset 3px 0 0 var(--brick)" },
  ".cm-step-line": { backgroundColor: "var(--marigold-soft)", boxShadow: "inset 3px 0 0 var(--marigold)" },
});

export const colours = HighlightStyle.define([
  {
    tag: [
      tags.keyword,
      tags.controlKeyword,
      tags.definitionKeyword,
      tags.operatorKeyword,
      tags.moduleKeyword,
    ],
    color: "light-dark(#7a2e8e, #d9a5e8)",
    fontWeight: "600",
  },
  { tag: [tags.string, tags.special(tags.string)], color: "light-dark(#0b6158, #7fd6c9)" },
  { tag: [tags.number, tags.bool, tags.null], color: "light-dark(#9a4a00, #f5b45c)" },
  { tag: tags.comment, color: "var(--muted)", fontStyle: "italic" },
  {
    tag: [
      tags.function(tags.variableName),
      tags.function(tags.definition(tags.variableName)),
      tags.className,
    ],
    color: "light-dark(#1d4f9c, #93bdf7)",
  },
  { tag: [tags.standard(tags.name), tags.typeName], color: "light-dark(#1d4f9c, #93bdf7)" },
]);
