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

/** Figures that look like a year's, always the same for the same text: from 0.2 to 1, rising on the whole. */
export function figuresFor(text: string, count: number): number[] {
  let seed = 7;
  for (const letter of text) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return Array.from({ length: count }, (_, index) => {
    const wobble = ((seed * (index + 3) * 17) % 100) / 100;
    return Math.min(1, 0.2 + (index / count) * 0.5 + wobble * 0.3);
  });
}
