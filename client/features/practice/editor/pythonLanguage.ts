import type { LanguageSupport } from "@codemirror/language";
import { python } from "@codemirror/lang-python";

export function pythonLanguage(): LanguageSupport {
  return python();
}
