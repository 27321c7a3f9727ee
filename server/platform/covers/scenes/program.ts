import { measure } from "../glyphs";
import type { Theme } from "../palette";
import type { DrawScene, Scene } from "../pen";
import { disc, nth, sheet, trace, write } from "../pen";
import type { Random } from "../random";

interface Program {
  lines: string[];
  output: string[];
}

/** Three lines each, with what Python prints. */
const PROGRAMS: ((random: Random) => Program)[] = [
  (random) => {
    const prices = [random.pick([199, 249, 299]), random.pick([99, 149, 179]), random.pick([499, 599, 999])];
    const total = prices.reduce((sum, price) => sum + price, 0);
    return {
      lines: [`prices = [${prices.join(", ")}]`, "total = sum(prices)", 'print(f"₹{total}")'],
      output: [`₹${total}`],
    };
  },
  (random) => {
    const steps = random.whole(2, 3);
    return {
      lines: [`steps = ${steps}`, "for n in range(1, steps + 1):", '    print("#" * n)'],
      output: Array.from({ length: steps }, (_, index) => "#".repeat(index + 1)),
    };
  },
  (random) => {
    const cities = random.shuffled(["Pune", "Delhi", "Agra", "Surat", "Goa"]).slice(0, 3);
    const [shortest = ""] = cities.toSorted((one, other) => one.length - other.length);
    const list = cities.map((city) => `"${city}"`).join(", ");
    return {
      lines: [`cities = [${list}]`, "cities.sort(key=len)", "print(cities[0])"],
      output: [shortest],
    };
  },
  (random) => {
    const word = random.pick(["malayalam", "level", "radar", "sopaan", "python"]);
    const isSame = [...word].toReversed().join("") === word;
    return {
      lines: [`word = "${word}"`, "back = word[::-1]", "print(word == back)"],
      output: [isSame ? "True" : "False"],
    };
  },
  (random) => {
    const [one, other] = random.shuffled(["Asha", "Ravi", "Meera", "Kabir"]);
    const [high, low] = [random.whole(84, 97), random.whole(58, 82)];
    return {
      lines: [
        `marks = {"${one}": ${low}, "${other}": ${high}}`,
        "best = max(marks, key=marks.get)",
        "print(best)",
      ],
      output: [other ?? ""],
    };
  },
  (random) => {
    const [from, to] = [random.whole(1, 3), random.whole(5, 7)];
    const squares = Array.from({ length: to - from }, (_, index) => (from + index) ** 2);
    return {
      lines: [`numbers = range(${from}, ${to})`, "squares = [n ** 2 for n in numbers]", "print(squares)"],
      output: [`[${squares.join(", ")}]`],
    };
  },
  (random) => {
    const last = random.whole(8, 12);
    const threes = Array.from({ length: Math.ceil(last / 3) }, (_, index) => index * 3);
    return {
      lines: [`last = ${last}`, "threes = range(0, last, 3)", "print(*threes)"],
      output: [threes.join(" ")],
    };
  },
  (random) => {
    const price = random.pick([500, 1000, 1500, 2000]);
    return {
      lines: ["def with_gst(price):", "    return price * 118 // 100", `print(with_gst(${price}))`],
      output: [String((price * 118) / 100)],
    };
  },
  (random) => {
    const text = random.pick(["step by step", "chai and code and chai", "learn data by data"]);
    return {
      lines: [`text = "${text}"`, "words = text.split()", "print(len(set(words)))"],
      output: [String(new Set(text.split(" ")).size)],
    };
  },
  (random) => {
    const [first, second] = [random.whole(3, 9), random.whole(12, 30)];
    return {
      lines: [`a, b = ${first}, ${second}`, "a, b = b, a", "print(a, b)"],
      output: [`${second} ${first}`],
    };
  },
  (random) => {
    const fruits = random.shuffled(["aam", "kela", "anar", "jamun"]).slice(0, 2);
    return {
      lines: [
        `fruits = ["${fruits.join('", "')}"]`,
        "for i, name in enumerate(fruits):",
        "    print(i, name)",
      ],
      output: fruits.map((name, index) => `${index} ${name}`),
    };
  },
];

const WORDS =
  /("[^"]*"|\b\d+\b|\b(?:for|in|def|return|if|import|from)\b|\b(?:print|sum|range|max|len|set|enumerate|sort|split)\b)/;
const KEYWORD = /^(?:for|in|def|return|if|import|from)$/;

const EDITOR: Record<Theme, Record<"sheet" | "line" | "bar" | "ink" | "muted", string>> = {
  light: { sheet: "#14213d", line: "#14213d", bar: "#22315a", ink: "#f5efe4", muted: "#8a97b5" },
  dark: { sheet: "#0b1224", line: "#34456f", bar: "#1a2745", ink: "#f5efe4", muted: "#8a97b5" },
};

function colourOf(part: string, ink: string): string {
  if (part.startsWith('"')) return "#a8dba8";
  if (/^\d{1,9}$/.test(part)) return "#f8b84e";
  if (KEYWORD.test(part)) return "#ff9fc0";
  return WORDS.test(part) ? "#8db8ff" : ink;
}

function drawCode(
  line: string,
  [x, y]: [number, number],
  { size, ink }: { size: number; ink: string },
): string {
  const unit = measure("0", { size, face: "code" });
  let column = 0;
  return line
    .split(WORDS)
    .map((part) => {
      const at = x + column * unit;
      column += part.length;
      return part.trim() === ""
        ? ""
        : write(part, [at, y], { size, fill: colourOf(part, ink), face: "code" });
    })
    .join("");
}

function drawEditor({ colours }: Scene, { lines }: Program, size: number): string {
  const theme = colours.sheet === "#ffffff" ? "light" : "dark";
  const editor = EDITOR[theme];
  const place = { x: 72, y: 28, width: 496, height: 158 };
  const dots = [0, 1, 2].map((index) =>
    disc([place.x + 24 + index * 20, place.y + 20], 5.5, {
      fill: index === 0 ? colours.accent : editor.muted,
    }),
  );
  const rows = lines.map((line, index) => {
    const y = place.y + 74 + index * 34;
    return (
      write(String(index + 1), [place.x + 36, y], {
        size: 16,
        fill: editor.muted,
        face: "code",
        align: "right",
      }) + drawCode(line, [place.x + 56, y], { size, ink: editor.ink })
    );
  });
  return [
    sheet(place, { ...colours, sheet: editor.sheet, line: editor.line }),
    trace(
      [
        [place.x + 1, place.y + 40],
        [place.x + place.width - 1, place.y + 40],
      ],
      { stroke: editor.bar, "stroke-width": 2 },
    ),
    ...dots,
    ...rows,
  ].join("");
}

/** Three lines of code in an editor, and their output. */
export const drawProgram: DrawScene = (scene) => {
  const { colours, random } = scene;
  const program = nth(PROGRAMS, scene.variant)(random);
  const widest = Math.max(...program.lines.map((line) => line.length));
  const size = Math.min(22, 420 / (widest * 0.6));
  const { output } = program;
  const height = 30 + output.length * 24;
  const width = Math.max(
    130,
    Math.max(...output.map((line) => measure(line, { size: 20, face: "code" }))) + 70,
  );
  const place = { x: 600 - width, y: Math.min(176, 260 - height), width, height };
  const printed = output.map((line, index) =>
    write(line, [place.x + 46, place.y + 34 + index * 24], { size: 20, fill: colours.ink, face: "code" }),
  );
  return [
    drawEditor(scene, program, size),
    sheet(place, colours, 12),
    trace(
      [
        [place.x + 18, place.y + 21],
        [place.x + 27, place.y + 28],
        [place.x + 18, place.y + 35],
      ],
      {
        stroke: colours.main,
        "stroke-width": 4,
      },
    ),
    ...printed,
  ].join("");
};
