import { hashText } from "../../../ui/art/hashText";
import { StepsMark } from "../../../ui/art/StepsMark";
import styles from "./SampleQr.module.css";

const SIZE = 25;
/** The three squares by which a scanner finds a code; without their insides none finds this one. */
const CORNERS = [
  [0, 0],
  [SIZE - 7, 0],
  [0, SIZE - 7],
] as const;

function isInCorner(x: number, y: number): boolean {
  return CORNERS.some(([left, top]) => x >= left - 1 && x <= left + 7 && y >= top - 1 && y <= top + 7);
}

const DOTS = Array.from(
  { length: SIZE * SIZE },
  (_, index) => [index % SIZE, Math.floor(index / SIZE)] as const,
)
  .filter(([x, y]) => !isInCorner(x, y) && (hashText(`${x} ${y}`) >>> 13) % 2 === 0)
  .map(([x, y]) => `M${x} ${y}h1v1h-1z`)
  .join("");

/** Where the code to scan will be: each order has one of its own, made with its amount. */
export function SampleQr() {
  return (
    <figure className={styles.sample}>
      <div className={styles.code}>
        <svg viewBox={`-1 -1 ${SIZE + 2} ${SIZE + 2}`} aria-hidden>
          <path d={DOTS} />
          {CORNERS.map(([x, y]) => (
            <rect key={`${x} ${y}`} x={x + 0.5} y={y + 0.5} width={6} height={6} rx={1} />
          ))}
        </svg>
        <span className={styles.mark}>
          <StepsMark size={32} />
        </span>
      </div>
      <figcaption>
        You’ll get <strong>your own UPI QR code</strong> on the next page. This one is a drawing.
      </figcaption>
    </figure>
  );
}
