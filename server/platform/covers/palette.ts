import { Subject } from "./subject";

export type Theme = "light" | "dark";

export const THEMES: Theme[] = ["light", "dark"];

/** `--subject` and `--subject-soft` of `client/ui/subjects.css`. */
export interface Hue {
  main: string;
  soft: string;
}

export interface Colours {
  ground: string;
  /** The staircase behind the scene. */
  deep: string;
  sheet: string;
  line: string;
  ink: string;
  muted: string;
  main: string;
  mid: string;
  pale: string;
  onMain: string;
  accent: string;
  accentPale: string;
}

const MARIGOLD = "#f59e0b";

export const HUES: Record<Subject, Record<Theme, Hue>> = {
  [Subject.DATA_SCIENCE]: {
    light: { main: "#0f766e", soft: "#d6efeb" },
    dark: { main: "#5cc9bb", soft: "#0e3234" },
  },
  [Subject.DATA_ANALYTICS]: {
    light: { main: "#5a6b0a", soft: "#edf1cd" },
    dark: { main: "#c0d35c", soft: "#282e10" },
  },
  [Subject.POWER_BI]: {
    light: { main: "#8a5a00", soft: "#fdebc4" },
    dark: { main: "#f5b942", soft: "#382a0e" },
  },
  [Subject.MACHINE_LEARNING]: {
    light: { main: "#97316c", soft: "#f9e0ec" },
    dark: { main: "#f29ccb", soft: "#3b1930" },
  },
  [Subject.PYTHON]: {
    light: { main: "#2456b8", soft: "#dfe9fb" },
    dark: { main: "#8db8ff", soft: "#152850" },
  },
  [Subject.NLP]: {
    light: { main: "#a8431f", soft: "#fce3d6" },
    dark: { main: "#ffa987", soft: "#3e2014" },
  },
  [Subject.EXCEL]: {
    light: { main: "#2b7138", soft: "#dff0dc" },
    dark: { main: "#8ad08f", soft: "#15321c" },
  },
  [Subject.SQL]: {
    light: { main: "#5b45b0", soft: "#e9e4fb" },
    dark: { main: "#bbaaff", soft: "#282050" },
  },
  [Subject.AWS]: {
    light: { main: "#0b6a86", soft: "#d6edf5" },
    dark: { main: "#74cbe6", soft: "#0c2d3c" },
  },
  [Subject.GENERAL]: {
    light: { main: "#515c76", soft: "#f2e8d8" },
    dark: { main: "#c3cbdc", soft: "#222c45" },
  },
};

const NEUTRALS = {
  light: { sheet: "#ffffff", line: "#dcd5c8", ink: "#14213d", muted: "#515c76" },
  dark: { sheet: "#17213a", line: "#3a4768", ink: "#f5efe4", muted: "#aab4ca" },
};

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}

/** `share` of the first colour over the second. */
export function mix(over: string, under: string, share: number): string {
  const below = channels(under);
  const mixed = channels(over).map((one, index) =>
    Math.round(one * share + (below[index] ?? 0) * (1 - share)),
  );
  return `#${mixed.map((one) => one.toString(16).padStart(2, "0")).join("")}`;
}

export function coloursOf(subject: Subject, theme: Theme): Colours {
  const { main, soft } = HUES[subject][theme];
  const neutral = NEUTRALS[theme];
  // Marigold would drown among ambers.
  const accent = subject === Subject.POWER_BI ? HUES[Subject.DATA_SCIENCE][theme].main : MARIGOLD;
  return {
    ...neutral,
    ground: soft,
    deep: mix(main, soft, theme === "light" ? 0.13 : 0.16),
    line: mix(neutral.line, soft, theme === "light" ? 0.75 : 1),
    main,
    mid: mix(main, neutral.sheet, 0.46),
    pale: theme === "light" ? mix(soft, neutral.sheet, 0.85) : mix(main, neutral.sheet, 0.2),
    onMain: theme === "light" ? "#ffffff" : "#0e1628",
    accent,
    accentPale: mix(accent, neutral.sheet, theme === "light" ? 0.2 : 0.26),
  };
}
