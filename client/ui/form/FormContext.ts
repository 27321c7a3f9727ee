import { createContext, use } from "react";

interface FormContextValue {
  id: string;
  problems: Record<string, string>;
  /** Clears the problems of this list and its entries. */
  forgetProblems: (list: string) => void;
  isBusy: boolean;
}

export const FormContext = createContext<FormContextValue>({
  id: "",
  problems: {},
  forgetProblems: () => {},
  isBusy: false,
});

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
