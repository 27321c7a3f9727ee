import { createContext, use } from "react";

interface FormContextValue {
  id: string;
  /** By field name. */
  problems: Record<string, string>;
  /** Takes back what was said of this list and of all in it. */
  forgetProblems: (list: string) => void;
  /** Whether the work is under way. */
  isBusy: boolean;
}

export const FormContext = createContext<FormContextValue>({
  id: "",
  problems: {},
  forgetProblems: () => {},
  isBusy: false,
});

/** The ids that tie a field to its label, hint and problem. */
export function useField(name: string) {
  const { id, problems } = use(FormContext);
  const base = `${id}-${name}`;
  const problem = problems[name];
  return {
    problem,
    inputId: base,
    problemId: `${base}-problem`,
    hintId: `${base}-hint`,
    describedBy: (hasHint: boolean) =>
      [problem && `${base}-problem`, hasHint && `${base}-hint`].filter(Boolean).join(" ") || undefined,
  };
}
