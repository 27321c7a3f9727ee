import { measure } from "../glyphs";
import type { Box, DrawScene, Scene } from "../pen";
import { box, disc, nth, sheet, tag, trace, write } from "../pen";

const MONTHS = ["Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec", "Jan", "Feb", "Mar"];
const REGIONS = ["North", "South", "East", "West"];

interface Figure {
  label: string;
  value: string;
}

function figuresOf({ random }: Scene): Figure[] {
  const orders = random.whole(812, 4860);
  return random.shuffled([
    { label: "Revenue", value: `₹${random.between(12, 96).toFixed(1)} L` },
    { label: "Orders", value: orders.toLocaleString("en-IN") },
    { label: "Avg order", value: `₹${random.whole(420, 1980).toLocaleString("en-IN")}` },
    { label: "Repeat", value: `${random.whole(21, 58)}%` },
    { label: "Profit", value: `₹${random.between(2, 11).toFixed(1)} L` },
  ]);
}

function drawFigure({ colours }: Scene, place: Box, { label, value }: Figure): string {
  const { x, y, width } = place;
  const room = width - 26;
  const size = Math.min(26, (26 * room) / measure(value, { size: 26, face: "head" }));
  return [
    sheet(place, colours, 10),
    box({ x: x + 10, y: y + 12, width: 4, height: place.height - 24 }, colours.main, { rx: 2 }),
    write(label, [x + 22, y + 22], { size: 14, fill: colours.muted }),
    write(value, [x + 22, y + 48], { size, fill: colours.ink, face: "head" }),
  ].join("");
}

function drawColumns({ colours, random }: Scene, place: Box): string {
  const first = random.whole(0, MONTHS.length - 1);
  const count = 6;
  const step = (place.width - 28) / count;
  const maxHeight = place.height - 66;
  const best = random.whole(3, 5);
  const bars = Array.from({ length: count }, (_, index) => {
    const height = index === best ? maxHeight : maxHeight * (0.34 + index * 0.07 + random.between(0, 0.16));
    const x = place.x + 14 + index * step + step * 0.16;
    const fill = index === best ? colours.accent : colours.main;
    const label = MONTHS[(first + index) % MONTHS.length] ?? "";
    return (
      box({ x, y: place.y + place.height - 28 - height, width: step * 0.68, height }, fill, { rx: 5 }) +
      write(label, [x + step * 0.34, place.y + place.height - 9], {
        size: 13,
        fill: colours.muted,
        align: "middle",
      })
    );
  });
  const title = write("Sales by month", [place.x + 16, place.y + 25], { size: 14, fill: colours.ink });
  return sheet(place, colours, 10) + title + bars.join("");
}

/** An arc of a ring, `from` and `to` as shares of a turn. */
function arc([cx, cy, r]: [number, number, number], [from, to]: [number, number]): string {
  const at = (share: number) => {
    const angle = share * 2 * Math.PI - Math.PI / 2;
    return `${(cx + r * Math.cos(angle)).toFixed(1)} ${(cy + r * Math.sin(angle)).toFixed(1)}`;
  };
  return `M${at(from)}A${r} ${r} 0 ${to - from > 0.5 ? 1 : 0} 1 ${at(to)}`;
}

function drawRing({ colours, random }: Scene, place: Box): string {
  const shares = [random.between(0.34, 0.5), random.between(0.2, 0.28)];
  const stops = [0, shares[0] ?? 0, (shares[0] ?? 0) + (shares[1] ?? 0), 1];
  const fills = [colours.main, colours.accent, colours.mid];
  const names = random.shuffled(REGIONS);
  const centre: [number, number, number] = [place.x + place.width / 2, place.y + 83, 36];
  const arcs = fills.map((stroke, index) =>
    tag("path", {
      d: arc(centre, [(stops[index] ?? 0) + 0.012, (stops[index + 1] ?? 1) - 0.012]),
      fill: "none",
      stroke,
      "stroke-width": 18,
    }),
  );
  const best = `${Math.round((shares[0] ?? 0) * 100)}%`;
  return [
    sheet(place, colours, 10),
    write("By region", [place.x + 16, place.y + 25], { size: 14, fill: colours.ink }),
    ...arcs,
    write(best, [centre[0], centre[1] + 7], { size: 20, fill: colours.ink, face: "head", align: "middle" }),
    write(names[0] ?? "", [centre[0], place.y + place.height - 12], {
      size: 14,
      fill: colours.muted,
      align: "middle",
    }),
  ].join("");
}

function drawArea({ colours, random }: Scene, place: Box): string {
  const count = 7;
  const [left, right, floor] = [place.x + 16, place.x + place.width - 20, place.y + place.height - 30];
  const room = place.height - 78;
  const points = Array.from({ length: count }, (_, index): [number, number] => {
    const rise = 0.2 + (index / count) * 0.6 + random.between(-0.12, 0.14);
    return [left + (index / (count - 1)) * (right - left), floor - rise * room];
  });
  const first = random.whole(0, MONTHS.length - 1);
  const labels = [0, 2, 4, 6].map((index) =>
    write(
      MONTHS[(first + index) % MONTHS.length] ?? "",
      [left + (index / (count - 1)) * (right - left - 24) + 12, floor + 20],
      {
        size: 13,
        fill: colours.muted,
        align: "middle",
      },
    ),
  );
  const last = points.at(-1) ?? [0, 0];
  return [
    sheet(place, colours, 10),
    write("Revenue, ₹ lakh", [place.x + 16, place.y + 25], { size: 14, fill: colours.ink }),
    trace([[left, floor], ...points, [right, floor]], { fill: colours.pale }, true),
    trace(points, { stroke: colours.main, "stroke-width": 4 }),
    trace(
      [
        [left, floor],
        [right, floor],
      ],
      { stroke: colours.line, "stroke-width": 2 },
    ),
    disc(last, 7, { fill: colours.accent, stroke: colours.sheet, "stroke-width": 3 }),
    ...labels,
  ].join("");
}

function drawRegions({ colours, random }: Scene, place: Box): string {
  const names = random.shuffled(REGIONS);
  const step = (place.height - 44) / names.length;
  const room = place.width - 88;
  const bars = names.map((name, index) => {
    const y = place.y + 38 + index * step;
    const width = room * (1 - index * 0.2 - random.between(0, 0.07));
    const fill = index === 0 ? colours.accent : colours.main;
    return (
      write(name, [place.x + 16, y + 15], { size: 14, fill: colours.muted }) +
      box({ x: place.x + 70, y: y + 2, width, height: Math.min(16, step - 9) }, fill, { rx: 5 })
    );
  });
  return (
    sheet(place, colours, 10) +
    write("By region", [place.x + 16, place.y + 25], { size: 14, fill: colours.ink }) +
    bars.join("")
  );
}

const STAGES = ["Clicks", "Visits", "Carts", "Sales"];

function drawFunnel({ colours, random }: Scene, place: Box): string {
  const step = (place.height - 46) / STAGES.length;
  const centre = place.x + place.width / 2;
  const room = place.width - 130;
  let count = random.whole(18, 64) * 500;
  let width = room;
  const stages = STAGES.map((name, index) => {
    const y = place.y + 38 + index * step;
    const isLast = index === STAGES.length - 1;
    const value = count.toLocaleString("en-IN");
    const next = width * random.between(0.6, 0.78);
    const edge = trace(
      [
        [centre - width / 2, y],
        [centre + width / 2, y],
        [centre + next / 2, y + step - 5],
        [centre - next / 2, y + step - 5],
      ],
      { fill: isLast ? colours.accent : colours.main, "fill-opacity": isLast ? 1 : 1 - index * 0.18 },
      true,
    );
    const middle = y + step / 2 + 2;
    const label = write(name, [place.x + 16, middle], { size: 14, fill: colours.muted });
    const figure = write(value, [place.x + place.width - 14, middle], {
      size: 14,
      fill: colours.ink,
      align: "right",
    });
    count = Math.round(count * random.between(0.28, 0.52));
    width = next;
    return label + edge + figure;
  });
  const title = write("From click to sale", [place.x + 16, place.y + 25], { size: 14, fill: colours.ink });
  return sheet(place, colours, 10) + title + stages.join("");
}

function drawGauge({ colours, random }: Scene, place: Box): string {
  const used = random.whole(52, 88);
  const centre: [number, number, number] = [place.x + place.width / 2, place.y + 110, 54];
  const [from, to] = [-0.25, 0.25];
  const stroke = { fill: "none", "stroke-width": 20, "stroke-linecap": "round" };
  return [
    sheet(place, colours, 10),
    write("Budget used", [place.x + 16, place.y + 25], { size: 14, fill: colours.ink }),
    tag("path", { d: arc(centre, [from, to]), stroke: colours.pale, ...stroke }),
    tag("path", { d: arc(centre, [from, from + (used / 100) * 0.5]), stroke: colours.accent, ...stroke }),
    write(`${used}%`, [centre[0], centre[1] + 2], {
      size: 24,
      fill: colours.ink,
      face: "head",
      align: "middle",
    }),
    write(`of ₹${random.between(1.5, 6).toFixed(1)} L`, [centre[0], place.y + place.height - 14], {
      size: 14,
      fill: colours.muted,
      align: "middle",
    }),
  ].join("");
}

const CHARTS = { columns: drawColumns, area: drawArea, funnel: drawFunnel };
const ASIDES = { ring: drawRing, regions: drawRegions, gauge: drawGauge };

export interface DashboardParts {
  chart: keyof typeof CHARTS;
  aside: keyof typeof ASIDES;
}

interface Layout extends DashboardParts {
  isMirrored: boolean;
  hasRow: boolean;
}

/** Consecutive variants differ in chart or layout; all combinations occur within 36. */
export function dashboardLayout(variant: number): Layout {
  const pair = Math.floor(variant / 2);
  return {
    hasRow: variant % 2 === 0,
    chart: nth(Object.keys(CHARTS) as (keyof typeof CHARTS)[], pair),
    aside: nth(Object.keys(ASIDES) as (keyof typeof ASIDES)[], pair + Math.floor(pair / 3)),
    isMirrored: Math.floor(pair / 9) % 2 === 1,
  };
}

const LEFT = 70;
const TOP = 26;

/** Figures on top, two charts below. */
function drawRows(scene: Scene, { chart, aside, isMirrored }: Layout): string {
  const tiles = figuresOf(scene)
    .slice(0, 3)
    .map((figure, index) =>
      drawFigure(scene, { x: LEFT + index * 170, y: TOP, width: 160, height: 62 }, figure),
    );
  const [wideX, narrowX] = isMirrored ? [LEFT + 170, LEFT] : [LEFT, LEFT + 340];
  return [
    ...tiles,
    CHARTS[chart](scene, { x: wideX, y: 98, width: 330, height: 156 }),
    ASIDES[aside](scene, { x: narrowX, y: 98, width: 160, height: 156 }),
  ].join("");
}

/** A tall chart with a figure and a small chart beside it. */
function drawSides(scene: Scene, { chart, aside, isMirrored }: Layout): string {
  const [chartX, sideX] = isMirrored ? [LEFT + 210, LEFT] : [LEFT, LEFT + 310];
  const side = { x: sideX, width: isMirrored ? 200 : 190 };
  const figures = figuresOf(scene)
    .slice(0, 1)
    .map((figure) => drawFigure(scene, { ...side, y: TOP, height: 62 }, figure));
  return [
    CHARTS[chart](scene, { x: chartX, y: TOP, width: isMirrored ? 290 : 300, height: 228 }),
    ...figures,
    ASIDES[aside](scene, { ...side, y: 98, height: 156 }),
  ].join("");
}

/** A report of figures and charts. */
export const drawDashboard: DrawScene = (scene) => {
  const layout = dashboardLayout(scene.variant);
  return layout.hasRow ? drawRows(scene, layout) : drawSides(scene, layout);
};
