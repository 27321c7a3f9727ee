export const PANEL_KINDS = ["line", "bars", "funnel", "gauge"] as const;
export type PanelKind = (typeof PANEL_KINDS)[number];

const MENTIONS: Record<PanelKind, RegExp> = {
  line: /\bline|trend|month/i,
  bars: /\bbar|region|column/i,
  funnel: /funnel/i,
  gauge: /gauge|meter/i,
};

/** The charts that a description mentions, else a line and bars. */
export function dashboardPanels(description: string): PanelKind[] {
  const mentioned = PANEL_KINDS.filter((kind) => MENTIONS[kind].test(description));
  return mentioned.length > 0 ? mentioned : ["line", "bars"];
}

/** A stable number from 0 to 1 for a text (FNV-1a). */
function noise(text: string): number {
  let value = 2166136261;
  for (const email of text) value = Math.imul(value ^ (email.codePointAt(0) ?? 0), 16777619) >>> 0;
  return (value % 1000) / 1000;
}

/** Stable figures for a text: from 0.15 to 1, with a rising trend. */
export function figuresFor(text: string, count: number): number[] {
  return Array.from(
    { length: count },
    (_, index) => 0.15 + (index / count) * 0.5 + noise(`${index} ${text}`) * 0.35,
  );
}
