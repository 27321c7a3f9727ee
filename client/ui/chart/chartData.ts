/** Tells series apart where colours look alike; drawn by `ChartTextures`. */
export type Texture = "solid" | "stripes" | "lines" | "dots" | "cross" | "faint" | "open";

export interface ChartSeries {
  label: string;
  texture: Texture;
}

export interface ChartRow {
  key: string;
  label: string;
  /** One per series, in its order. */
  values: number[];
  note?: string;
  /** Replaces the sum of the values. */
  figure?: string;
  /** Replaces the series' texture, where rows need distinguishing. */
  texture?: Texture;
}

export interface ChartData {
  rowsAre: string;
  series: ChartSeries[];
  rows: ChartRow[];
  format: (value: number) => string;
}

const GROUPED = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 0 });

/** Indian grouping: "1,25,000". */
export function grouped(value: number): string {
  return GROUPED.format(value);
}

export function totalOf({ values }: Pick<ChartRow, "values">): number {
  return values.reduce((sum, value) => sum + value, 0);
}

const STEPS = [1, 2, 4, 6, 8, 10];

/** The end of an axis: a round number, not below the highest, whose half is whole too (except 1). */
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
