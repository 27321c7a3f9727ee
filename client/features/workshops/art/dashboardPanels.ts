export const PANEL_KINDS = ["line", "bars", "funnel", "gauge"] as const;
export type PanelKind = (typeof PANEL_KINDS)[number];

const MENTIONS: Record<PanelKind, RegExp> = {
  line: /\bline|trend|month/i,
  bars: /\bbar|region|column/i,
  funnel: /funnel/i,
  gauge: /gauge|meter/i,
};

/** What a dashboard shows, as far as its description says; a line and bars where it says nothing. */
export function dashboardPanels(description: string): PanelKind[] {
  const mentioned = PANEL_KINDS.filter((kind) => MENTIONS[kind].test(description));
  return mentioned.length > 0 ? mentioned : ["line", "bars"];
}

/** A steady number from 0 to 1 for a text (FNV-1a). */
function noise(text: string): number {
  let value = 2166136261;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  return (value % 1000) / 1000;
}

/** Figures that look like a year's, always the same for the same text: from 0.15 to 1, rising on the whole. */
export function figuresFor(text: string, count: number): number[] {
  return Array.from(
    { length: count },
    (_, index) => 0.15 + (index / count) * 0.5 + noise(`${index} ${text}`) * 0.35,
  );
}
