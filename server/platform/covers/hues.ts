import { Subject } from "./subject";

/** On light ground; `client/ui/subjects.css` has them for both themes. */
export const HUES: Record<Subject, { main: string; soft: string }> = {
  [Subject.DATA_SCIENCE]: { main: "#0f766e", soft: "#d6efeb" },
  [Subject.DATA_ANALYTICS]: { main: "#5a6b0a", soft: "#edf1cd" },
  [Subject.POWER_BI]: { main: "#8a5a00", soft: "#fdebc4" },
  [Subject.MACHINE_LEARNING]: { main: "#97316c", soft: "#f9e0ec" },
  [Subject.PYTHON]: { main: "#2456b8", soft: "#dfe9fb" },
  [Subject.NLP]: { main: "#a8431f", soft: "#fce3d6" },
  [Subject.EXCEL]: { main: "#2b7138", soft: "#dff0dc" },
  [Subject.SQL]: { main: "#5b45b0", soft: "#e9e4fb" },
  [Subject.AWS]: { main: "#0b6a86", soft: "#d6edf5" },
  [Subject.GENERAL]: { main: "#515c76", soft: "#f2e8d8" },
};
