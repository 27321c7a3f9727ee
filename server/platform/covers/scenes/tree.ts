import { measure } from "../glyphs";
import type { DrawScene, Point, Scene } from "../pen";
import { box, nth, sheet, tag, write } from "../pen";

interface Question {
  text: string;
  /** Whether "no" leads to the good end. */
  isNoGood: boolean;
}

interface Topic {
  /** "No" is good news. */
  root: string;
  /** Asked after "no" and after "yes". */
  next: [Question, Question];
  ends: { good: string; bad: string };
}

const no = (text: string): Question => ({ text, isNoGood: true });
const yes = (text: string): Question => ({ text, isNoGood: false });

const TOPICS: Topic[] = [
  {
    root: "Complaints > 2?",
    next: [no("Tenure < 6 mo?"), yes("On a plan?")],
    ends: { good: "Stays", bad: "Leaves" },
  },
  {
    root: "Fever > 3 days?",
    next: [no("Cough?"), no("Travelled?")],
    ends: { good: "Negative", bad: "Positive" },
  },
  {
    root: "Income < ₹40k?",
    next: [no("Loan open?"), yes("Guarantor?")],
    ends: { good: "Approve", bad: "Review" },
  },
  {
    root: "New phone?",
    next: [no("Over ₹50k?"), yes("Home city?")],
    ends: { good: "Genuine", bad: "Check" },
  },
  {
    root: "Rain > 60%?",
    next: [no("Exam week?"), yes("Weekend?")],
    ends: { good: "Full shop", bad: "Quiet" },
  },
  {
    root: "Marks < 70?",
    next: [no("Skips class?"), yes("Practises?")],
    ends: { good: "Pass", bad: "Needs help" },
  },
];

function drawQuestion({ colours }: Scene, text: string, [x, y]: Point): string {
  const width = measure(text, { size: 20 }) + 36;
  const place = { x: x - width / 2, y: y - 24, width, height: 48 };
  return (
    sheet(place, { ...colours, line: colours.main }, 12) +
    write(text, [x, y + 7], { size: 20, fill: colours.ink, align: "middle" })
  );
}

function drawEnd(
  { colours }: Scene,
  text: string,
  { at: [x, y], isGood }: { at: Point; isGood: boolean },
): string {
  const width = Math.max(104, measure(text, { size: 18 }) + 32);
  const place = { x: x - width / 2, y: y - 20, width, height: 40 };
  return (
    box(place, isGood ? colours.main : colours.accent, { rx: 20 }) +
    write(text, [x, y + 6.5], { size: 18, fill: isGood ? colours.onMain : "#14213d", align: "middle" })
  );
}

/** A branch as a soft curve, with its answer on the way. */
function drawBranch(
  { colours }: Scene,
  { from, to, answer, isSideways }: { from: Point; to: Point; answer: string; isSideways: boolean },
): string {
  const [middleX, middleY] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const bend = isSideways
    ? `${middleX} ${from[1]} ${middleX} ${to[1]}`
    : `${from[0]} ${middleY} ${to[0]} ${middleY}`;
  const width = measure(answer, { size: 14 }) + 16;
  return [
    tag("path", {
      d: `M${from[0]} ${from[1]}C${bend} ${to[0]} ${to[1]}`,
      fill: "none",
      stroke: colours.mid,
      "stroke-width": 4,
    }),
    box({ x: middleX - width / 2, y: middleY - 10, width, height: 20 }, colours.sheet, { rx: 10 }),
    write(answer, [middleX, middleY + 5], { size: 14, fill: colours.main, align: "middle" }),
  ].join("");
}

interface Layout {
  isSideways: boolean;
  root: Point;
  questions: [Point, Point];
  ends: Point[];
}

const DOWN: Layout = {
  isSideways: false,
  root: [320, 48],
  questions: [
    [188, 140],
    [452, 140],
  ],
  ends: [
    [118, 230],
    [254, 230],
    [386, 230],
    [522, 230],
  ],
};

const SIDEWAYS: Layout = {
  isSideways: true,
  root: [134, 140],
  questions: [
    [342, 76],
    [342, 204],
  ],
  ends: [
    [538, 44],
    [538, 108],
    [538, 172],
    [538, 236],
  ],
};

/** One side ends at once. */
const LEANING: Layout = {
  isSideways: false,
  root: [292, 48],
  questions: [
    [152, 140],
    [432, 140],
  ],
  ends: [
    [152, 140],
    [152, 140],
    [330, 232],
    [534, 232],
  ],
};

function branchOf(layout: Layout, from: Point, to: Point): { from: Point; to: Point } {
  if (!layout.isSideways) return { from: [from[0], from[1] + 20], to };
  return { from, to };
}

/** A question with its two branches and their ends. */
function drawHalf(scene: Scene, topic: Topic, { layout, side }: { layout: Layout; side: 0 | 1 }): string {
  const { isSideways, questions, ends } = layout;
  const question = questions[side];
  const { text, isNoGood } = topic.next[side];
  const parts = [0, 1].map((which) => {
    const at = ends[side * 2 + which] ?? question;
    const isGood = (which === 0) === isNoGood;
    const answer = which === 0 ? "No" : "Yes";
    return (
      drawBranch(scene, { ...branchOf(layout, question, at), answer, isSideways }) +
      drawEnd(scene, isGood ? topic.ends.good : topic.ends.bad, { at, isGood })
    );
  });
  return parts.join("") + drawQuestion(scene, text, question);
}

/** A decision tree with questions and ends. */
export const drawTree: DrawScene = (scene) => {
  const { variant } = scene;
  const topic = nth(TOPICS, variant);
  const layout = nth([DOWN, SIDEWAYS, LEANING], variant + Math.floor(variant / TOPICS.length));
  const { isSideways, root, questions } = layout;
  const [first, second] = questions;
  return [
    drawBranch(scene, { ...branchOf(layout, root, first), answer: "No", isSideways }),
    drawBranch(scene, { ...branchOf(layout, root, second), answer: "Yes", isSideways }),
    layout === LEANING
      ? drawEnd(scene, topic.ends.good, { at: first, isGood: true })
      : drawHalf(scene, topic, { layout, side: 0 }),
    drawHalf(scene, topic, { layout, side: 1 }),
    drawQuestion(scene, topic.root, root),
  ].join("");
};
