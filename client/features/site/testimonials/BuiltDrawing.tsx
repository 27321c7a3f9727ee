import styles from "./BuiltDrawing.module.css";

/** Right edge of the last column, and of the one before it. */
const RIGHT = 246;
const MIDDLE = 168;
const FIRST_ROW = 78;
const ROW = 24;

type Tone = "plain" | "good" | "warning" | "bad";

interface SheetProps {
  head: string[];
  rows: string[][];
  /** Of each row's last cell. */
  tones: Tone[];
}

function Sheet({ head, rows, tones }: SheetProps) {
  return [head, ...rows].map((cells, index) => {
    const y = FIRST_ROW + (index - 1) * ROW;
    const [first, ...others] = cells;
    return (
      <g key={y} className={index === 0 ? styles.head : undefined}>
        {index > 0 && (
          <rect
            className={styles[tones[index - 1] ?? "plain"]}
            x={188}
            y={y - 15}
            width={64}
            height={21}
            rx={5}
          />
        )}
        <text x={34} y={y}>
          {first}
        </text>
        {others.toReversed().map((cell, place) => (
          <text key={place} x={place === 0 ? RIGHT : MIDDLE} y={y} textAnchor="end">
            {cell}
          </text>
        ))}
      </g>
    );
  });
}

interface ColumnsProps {
  /** Pairs of heights. */
  columns: [name: string, first: number, second: number][];
}

function Columns({ columns }: ColumnsProps) {
  return columns.map(([name, first, second], index) => {
    const x = 46 + index * 52;
    return (
      <g key={name} className={styles.head}>
        <rect className={styles.main} x={x} y={124 - first} width={15} height={first} rx={3} />
        <rect className={styles.second} x={x + 18} y={124 - second} width={15} height={second} rx={3} />
        <text x={x + 16} y={138} textAnchor="middle">
          {name}
        </text>
      </g>
    );
  });
}

interface Built {
  words: RegExp;
  subject: string;
  title: string;
  sheet?: SheetProps;
  columns?: ColumnsProps["columns"];
}

/** As with covers, the first whose words match wins. */
const DRAWINGS: Built[] = [
  {
    words: /\baccounts?\b/i,
    subject: "data-science",
    title: "fest_accounts.csv",
    sheet: {
      head: ["item", "bills", "paid ₹"],
      rows: [
        ["Stage and sound", "3", "18,500"],
        ["Food stalls", "12", "12,240"],
        ["Total", "15", "30,740"],
      ],
      tones: ["plain", "plain", "warning"],
    },
  },
  {
    words: /\btickets?\b/i,
    subject: "python",
    title: "sorted by urgency",
    sheet: {
      head: ["ticket", "urgency"],
      rows: [
        ["Paid twice, no order", "now"],
        ["Can’t open the app", "today"],
        ["New address", "later"],
      ],
      tones: ["bad", "warning", "good"],
    },
  },
  {
    words: /\bdashboard\b/i,
    subject: "power-bi",
    title: "Sarees, ₹8.4 L this season",
    columns: [
      ["Silk", 66, 48],
      ["Cotton", 44, 56],
      ["Linen", 28, 34],
      ["Crepe", 38, 22],
    ],
  },
  {
    words: /\bquer(y|ies)\b|\bSQL\b/i,
    subject: "sql",
    title: "SELECT … GROUP BY item",
    sheet: {
      head: ["item", "orders", "sum ₹"],
      rows: [
        ["Basmati rice", "412", "61,800"],
        ["Toor dal", "305", "48,190"],
        ["Filter coffee", "288", "40,320"],
      ],
      tones: ["good", "plain", "plain"],
    },
  },
  {
    words: /\bstock\b/i,
    subject: "excel",
    title: '=IF(stock<5, "order", "ok")',
    sheet: {
      head: ["part", "stock", "Monday"],
      rows: [
        ["Oil filter", "3", "order"],
        ["Fan belt", "18", "ok"],
        ["Clutch plate", "2", "order"],
      ],
      tones: ["warning", "good", "warning"],
    },
  },
  {
    words: /\bmarks\b|\breport\b/i,
    subject: "data-analytics",
    title: "Maths and science, by class",
    columns: [
      ["8 A", 52, 60],
      ["8 B", 40, 46],
      ["9 A", 62, 50],
      ["9 B", 34, 58],
    ],
  },
];

interface BuiltDrawingProps {
  built: string | null;
}

/** What a learner built, where we have a drawing of its kind. */
export function BuiltDrawing({ built }: BuiltDrawingProps) {
  const drawing = built && DRAWINGS.find(({ words }) => words.test(built));
  if (!drawing) return null;
  const { subject, title, sheet, columns } = drawing;
  return (
    <svg className={styles.drawing} data-subject={subject} viewBox="0 0 280 160" aria-hidden>
      <rect className={styles.card} x={20} y={14} width={240} height={132} rx={8} />
      <path className={styles.main} d="M20 38V22a8 8 0 0 1 8-8h224a8 8 0 0 1 8 8v16z" />
      <text className={styles.title} x={34} y={31}>
        {title}
      </text>
      {sheet && <Sheet {...sheet} />}
      {columns && <Columns columns={columns} />}
    </svg>
  );
}
