import { mix } from "../palette";
import type { DrawScene, Scene } from "../pen";
import { box, disc, nth, sheet, tag, trace, write } from "../pen";

/** The staircase of what is learned, with a flag on top. */
function drawStairs({ colours, random, variant }: Scene): string {
  const paths = [
    ["Excel", "SQL", "Python", "BI", "ML"],
    ["Clean", "Ask", "Chart", "Tell", "Act"],
    ["Mon", "Tue", "Wed", "Thu", "Fri"],
    ["Read", "Try", "Fail", "Fix", "Show"],
  ];
  const names = nth(paths, variant);
  const [left, step, gap, floor] = [100, 80, 8, 252];
  const rise = random.whole(27, 32);
  const bars = names.map((name, index) => {
    const [x, y] = [left + index * (step + gap), floor - 52 - index * rise];
    const isLast = index === names.length - 1;
    const fill = isLast ? colours.accent : mix(colours.main, colours.sheet, 0.64 + index * 0.12);
    return (
      box({ x, y, width: step, height: floor - y }, fill, { rx: 8 }) +
      write(name, [x + step / 2, y + 28], {
        size: 18,
        fill: isLast ? "#14213d" : colours.onMain,
        align: "middle",
      })
    );
  });
  const [topX, topY] = [left + 4 * (step + gap) + step / 2, floor - 52 - 4 * rise];
  const flag =
    trace(
      [
        [topX, topY],
        [topX, topY - 50],
      ],
      { stroke: colours.ink, "stroke-width": 4 },
    ) + tag("path", { d: `M${topX + 2} ${topY - 50}h40l-10 13 10 13h-40z`, fill: colours.main });
  return bars.join("") + flag;
}

/** A page of a plan, some of it done. */
function drawChecklist({ colours, random }: Scene): string {
  const plans = random
    .shuffled([
      "Pick one data set",
      "Ask one question",
      "Half an hour a day",
      "Draw it by hand first",
      "Show it to a friend",
      "Write down what broke",
      "Read the error again",
      "Finish one project",
    ])
    .slice(0, 4);
  const done = random.whole(2, 3);
  const rows = plans.map((plan, index) => {
    const y = 70 + index * 46;
    const isDone = index < done;
    const mark = isDone
      ? box({ x: 152, y: y - 15, width: 28, height: 28 }, colours.main, { rx: 8 }) +
        trace(
          [
            [159, y - 1],
            [164, y + 5],
            [174, y - 7],
          ],
          { stroke: colours.onMain, "stroke-width": 4 },
        )
      : box({ x: 153.5, y: y - 13.5, width: 25, height: 25 }, colours.sheet, {
          rx: 7,
          stroke: colours.mid,
          "stroke-width": 3,
        });
    return mark + write(plan, [196, y + 7], { size: 21, fill: isDone ? colours.muted : colours.ink });
  });
  return [
    sheet({ x: 128, y: 28, width: 384, height: 224 }, colours),
    box({ x: 128, y: 28, width: 12, height: 224 }, colours.accent, { rx: 6 }),
    ...rows,
  ].join("");
}

/** A month, with the days that were used. */
function drawCalendar({ colours, random }: Scene): string {
  const first = random.whole(0, 6);
  const [size, gap, left, top] = [50, 8, 122, 66];
  const today = random.whole(15, 19);
  const chance = random.between(0.55, 0.85);
  const cells = Array.from({ length: 28 }, (_, day) => {
    const [x, y] = [left + (day % 7) * (size + gap), top + Math.floor(day / 7) * 46];
    const place = { x, y, width: size, height: 38 };
    if (day === today) return box(place, colours.accent, { rx: 9 }) + drawDay(day, [x, y], "#14213d");
    const isUsed = day < today && random.next() < chance;
    if (isUsed) return box(place, colours.main, { rx: 9 }) + drawDay(day, [x, y], colours.onMain);
    return box(place, colours.pale, { rx: 9 }) + drawDay(day, [x, y], colours.muted);
  });
  function drawDay(day: number, [x, y]: [number, number], fill: string): string {
    return write(String(day + 1), [x + size / 2, y + 25], { size: 17, fill, align: "middle" });
  }
  const names = ["M", "T", "W", "T", "F", "S", "S"];
  const heads = names.map((_, index) =>
    write(names[(index + first) % 7] ?? "", [left + index * (size + gap) + size / 2, 54], {
      size: 15,
      fill: colours.muted,
      align: "middle",
    }),
  );
  return [sheet({ x: 102, y: 22, width: 438, height: 236 }, colours), ...heads, ...cells].join("");
}

/** A notebook's page with a question and a first sketch of the answer. */
function drawSketch({ colours, random, variant }: Scene): string {
  const questions = [
    "Why did sales dip in May?",
    "Who buys again?",
    "Where do we lose time?",
    "What sells on Sundays?",
  ];
  const bars = Array.from({ length: 6 }, (_, index) => {
    const height = random.between(28, 104);
    const x = 190 + index * 46;
    return box({ x, y: 220 - height, width: 32, height }, index === 3 ? colours.accent : colours.mid, {
      rx: 6,
    });
  });
  const holes = [0, 1, 2, 3].map((index) => disc([136, 62 + index * 52], 6, { fill: colours.deep }));
  return [
    sheet({ x: 112, y: 24, width: 416, height: 230 }, colours),
    ...holes,
    write(nth(questions, variant), [172, 72], { size: 25, fill: colours.ink, face: "head" }),
    box({ x: 172, y: 86, width: 220, height: 4 }, colours.accent, { rx: 2 }),
    ...bars,
    trace(
      [
        [176, 222],
        [484, 222],
      ],
      { stroke: colours.muted, "stroke-width": 3 },
    ),
  ].join("");
}

/** Learning itself, for what has no subject of its own. */
export const drawPath: DrawScene = (scene) => {
  return nth(
    [drawChecklist, drawSketch, drawCalendar, drawStairs],
    scene.variant + Math.floor(scene.variant / 4),
  )(scene);
};
