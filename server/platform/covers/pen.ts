import type { Face } from "./glyphs";
import { measure, referToGlyphs } from "./glyphs";
import type { Colours } from "./palette";
import type { Random } from "./random";

/** The viewBox; the ground reaches beyond it, so that a cover fills any shape. */
export const WIDTH = 640;
export const HEIGHT = 280;

export type Point = [number, number];

export interface Scene {
  colours: Colours;
  random: Random;
  /** Consecutive variants differ in what they show, not only in its figures. */
  variant: number;
}

export type DrawScene = (scene: Scene) => string;

/** The value for this variant; neighbours get different ones. */
export function nth<Value>(values: readonly Value[], variant: number): Value {
  const value = values[variant % values.length];
  if (value === undefined) throw new Error("There is nothing to choose from.");
  return value;
}

type Attributes = Record<string, string | number | undefined>;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function tenth(value: string | number): string {
  return String(typeof value === "number" ? Math.round(value * 10) / 10 : value);
}

export function tag(name: string, attributes: Attributes): string {
  const given = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${tenth(value)}"`],
  );
  return `<${name}${given.join("")}/>`;
}

export function box(place: Box, fill: string, more: Attributes = {}): string {
  return tag("rect", { ...place, rx: 4, fill, ...more });
}

export function disc([cx, cy]: Point, r: number, more: Attributes): string {
  return tag("circle", { cx, cy, r, ...more });
}

/** A path through points; a stroke, unless `fill` is given. */
export function trace(points: Point[], more: Attributes, isClosed = false): string {
  const d = points.map(([x, y], index) => `${index === 0 ? "M" : "L"}${tenth(x)} ${tenth(y)}`).join("");
  return tag("path", {
    d: isClosed ? `${d}Z` : d,
    fill: "none",
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
    ...more,
  });
}

export interface Writing {
  size: number;
  fill: string;
  face?: Face;
  align?: "left" | "middle" | "right";
}

/** Text as outlines, on the baseline `y`: pictures cannot use the page's fonts. */
export function write(text: string, [x, y]: Point, writing: Writing): string {
  const { size, fill, face = "text", align = "left" } = writing;
  const share = { left: 0, middle: 0.5, right: 1 }[align];
  const from = x - measure(text, writing) * share;
  const { uses, em } = referToGlyphs(text, face);
  return `<g fill="${fill}" transform="translate(${tenth(from)} ${tenth(y)}) scale(${size / em})">${uses}</g>`;
}

/** A card on the ground, with a flat shadow. */
export function sheet(place: Box, { sheet: fill, line, deep }: Colours, radius = 14): string {
  const shadow = box({ ...place, y: place.y + 6 }, deep, { rx: radius });
  return shadow + box(place, fill, { rx: radius, stroke: line, "stroke-width": 2 });
}

/** A label in a pill, on the point in its middle. */
export function chip(
  text: string,
  [x, y]: Point,
  { fill, ink, size = 17, stroke }: { fill: string; ink: string; size?: number; stroke?: string },
): string {
  const width = measure(text, { size }) + size * 1.4;
  const height = size * 1.9;
  const place = { x: x - width / 2, y: y - height / 2, width, height };
  const outline = stroke === undefined ? {} : { stroke, "stroke-width": 3 };
  return (
    box(place, fill, { rx: height / 2, ...outline }) +
    write(text, [x, y + size * 0.35], { size, fill: ink, align: "middle" })
  );
}
