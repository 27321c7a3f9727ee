import { measure } from "../glyphs";
import type { DrawScene, Scene } from "../pen";
import { box, nth, sheet, tag, write } from "../pen";

/** "word|LABEL" is highlighted. */
const SENTENCES = [
  "Deliver two|COUNT kilos of Alphonso|FRUIT mangoes to Pune|PLACE by Friday|DATE",
  "Meera|PERSON booked a train to Varanasi|PLACE for 9 Dec|DATE at ₹820|MONEY",
  "The dosa was great|GOOD but the service in Indiranagar|PLACE was slow|BAD",
  "You have won|SPAM ₹50,000|MONEY Click|SPAM this link before midnight|DATE",
  "Loved|GOOD the songs and the story but the ending felt rushed|BAD",
  "Ravi|PERSON joins Infosys|FIRM in Mysuru|PLACE as an analyst|ROLE on Monday|DATE",
  "Please refund|INTENT ₹1,299|MONEY for order 4821|ORDER from last week|DATE",
  "Rain|TOPIC is likely in Kochi|PLACE and Mangaluru|PLACE until Sunday|DATE",
];

interface Token {
  text: string;
  label?: string;
}

function tokensOf(sentence: string): Token[] {
  return sentence
    .replace(/(\d) (Dec)\|/, "$1\u00a0$2|")
    .split(" ")
    .map((part) => {
      const [text = "", label] = part.split("|");
      return { text, label };
    });
}

const SIZE = 29;
const LEFT = 70;
const RIGHT = 570;
const LINE = 72;

type Flowed = Token & { x: number; width: number; row: number };

function flow(tokens: Token[]): Flowed[] {
  let [x, row] = [LEFT, 0];
  return tokens.map((token) => {
    const width = measure(token.text, { size: SIZE }) + (token.label ? 22 : 0);
    if (x > LEFT && x + width > RIGHT) [x, row] = [LEFT, row + 1];
    const placed = { ...token, x, width, row };
    x += width + 12;
    return placed;
  });
}

function drawToken({ colours }: Scene, { text, label, x, width, row }: Flowed, top: number): string {
  const y = top + row * LINE;
  if (!label) return write(text, [x, y + 9], { size: SIZE, fill: colours.ink });
  const isMoney = label === "MONEY" || label === "BAD" || label === "SPAM";
  const [fill, stroke] = isMoney ? [colours.accentPale, colours.accent] : [colours.pale, colours.main];
  return [
    box({ x, y: y - 23, width, height: 44 }, fill, { rx: 9 }),
    write(text, [x + 11, y + 9], { size: SIZE, fill: colours.ink }),
    box({ x: x + 11, y: y + 14, width: width - 22, height: 3 }, stroke, { rx: 1.5 }),
    write(label, [x + width / 2, y + 37], {
      size: 13,
      fill: isMoney ? colours.muted : colours.main,
      align: "middle",
    }),
  ].join("");
}

/** A sentence with its entities highlighted. */
function drawEntities(scene: Scene): string {
  const placed = flow(tokensOf(nth(SENTENCES, scene.variant)));
  const rows = (placed.at(-1)?.row ?? 0) + 1;
  const top = 140 - ((rows - 1) * LINE) / 2 - 6;
  const height = rows * LINE + 30;
  return [
    sheet({ x: LEFT - 24, y: 140 - height / 2, width: RIGHT - LEFT + 48, height }, scene.colours),
    ...placed.map((token) => drawToken(scene, token, top)),
  ].join("");
}

const BAGS: string[][] = [
  ["free", "prize", "click", "meeting", "invoice"],
  ["cricket", "match", "over", "captain", "toss"],
  ["movie", "plot", "song", "actor", "slow"],
  ["biryani", "spicy", "late", "tasty", "cold"],
  ["refund", "order", "delay", "thanks", "broken"],
];

/** The bag of words: counts as bars, and where they came from. */
function drawBag(scene: Scene): string {
  const { colours, random } = scene;
  const words = random.shuffled(nth(BAGS, scene.variant));
  let count = random.whole(9, 14);
  const unit = 196 / count;
  const rows = words.map((word, index) => {
    const y = 60 + index * 38;
    const bar = box(
      { x: 300, y: y - 2, width: count * unit, height: 24 },
      index === 0 ? colours.accent : colours.main,
      { rx: 6 },
    );
    const link = tag("path", {
      d: `M216 ${y + 10}H292`,
      stroke: colours.mid,
      "stroke-width": 2.5,
      "stroke-dasharray": "1 7",
      "stroke-linecap": "round",
    });
    const chip =
      box({ x: 100, y: y - 6, width: 112, height: 32 }, colours.pale, { rx: 8 }) +
      write(word, [156, y + 16], { size: 19, fill: colours.main, align: "middle" });
    const number = write(String(count), [300 + count * unit + 12, y + 17], {
      size: 18,
      fill: colours.ink,
      face: "head",
    });
    count = Math.max(1, count - random.whole(1, 3));
    return chip + link + bar + number;
  });
  return sheet({ x: 72, y: 28, width: 496, height: 222 }, colours) + rows.join("");
}

/** Words of a sentence with what they are, or a bag of words. */
export const drawTokens: DrawScene = (scene) => {
  return scene.variant % 3 === 2 ? drawBag(scene) : drawEntities(scene);
};
