/** What tells one part of a chart from another, also where colours look alike; drawn by `ChartTextures`. */
export type Texture = "solid" | "stripes" | "lines" | "dots" | "cross" | "faint" | "open";

export interface ChartSeries {
  label: string;
  texture: Texture;
}

export interface ChartRow {
  key: string;
  label: string;
  /** One for each series, in its order. */
  values: number[];
  /** What else is to be known of it. */
  note?: string;
  /** Instead of the sum of the values, as the row's own number. */
  figure?: string;
  /** Instead of the series', where the rows are what is told apart. */
  texture?: Texture;
}

/** A drawing and its table are made from the same. */
export interface ChartData {
  /** What the rows are, such as "Day". */
  rowsAre: string;
  series: ChartSeries[];
  rows: ChartRow[];
  format: (value: number) => string;
}

const GROUPED = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 0 });

/** A count as it is written in India: "1,25,000". */
export function grouped(value: number): string {
  return GROUPED.format(value);
}

export function totalOf({ values }: Pick<ChartRow, "values">): number {
  return values.reduce((sum, value) => sum + value, 0);
}

const STEPS = [1, 2, 4, 6, 8, 10];

/** The end of an axis: a round number, not below the highest, whose half is a whole number too (but for 1). */
export function roundCeiling(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(highest, 1)));
  return (STEPS.find((step) => step * power >= highest) ?? 10) * power;
}

interface Piece {
  texture: Texture;
  /** In percent of the scale. */
  from: number;
  length: number;
}

/** The parts of a row one behind the other, without those of nothing. */
export function piecesOf(row: ChartRow, series: readonly ChartSeries[], scale: number): Piece[] {
  let from = 0;
  const pieces = row.values.map((value, index) => {
    const length = (value / scale) * 100;
    const piece: Piece = { texture: row.texture ?? series[index]?.texture ?? "solid", from, length };
    from += length;
    return piece;
  });
  return pieces.filter(({ length }) => length > 0);
}
