import type { ReactNode } from "react";
import { useState } from "react";
import { Tag } from "../../../ui/text/Tag";
import styles from "./DashboardFigure.module.css";

const MONTHS = ["July", "August", "September", "October", "November", "December"];
/** In lakh rupees, by month. */
const SALES = {
  North: [0.6, 0.6, 0.7, 1.1, 0.8, 0.9],
  South: [0.9, 0.9, 1.1, 1.7, 1.5, 1.6],
  West: [1.3, 1.2, 1.8, 3.0, 2.1, 2.1],
};

type Region = keyof typeof SALES;

const REGIONS = Object.keys(SALES) as Region[];
const HIGHEST = Math.max(...Object.values(SALES).flat());
const RUPEES_PER_LAKH = 100_000;
const RUPEES_PER_ORDER = 1439;

const COLUMN = 50;
const BAR = 34;
const HEIGHT = 110;

interface Choice {
  region: Region;
  month: number;
}

function salesOf({ region, month }: Choice): number {
  return SALES[region][month] ?? 0;
}

function percentOfAll({ region, month }: Choice): number {
  const all = REGIONS.reduce((sum, one) => sum + salesOf({ region: one, month }), 0);
  return Math.round((salesOf({ region, month }) / all) * 100);
}

/** Whole bars, moved below the frame by what they lack: the move animates without a new layout. */
function Bars({ region, month: chosen }: Choice) {
  return (
    <svg viewBox={`0 0 ${COLUMN * MONTHS.length} ${HEIGHT}`} className={styles.bars} aria-hidden>
      {MONTHS.map((name, month) => (
        <rect
          key={name}
          x={month * COLUMN + (COLUMN - BAR) / 2}
          width={BAR}
          height={HEIGHT + 6}
          rx={6}
          transform={`translate(0 ${HEIGHT * (1 - salesOf({ region, month }) / HIGHEST)})`}
          data-chosen={month === chosen}
        />
      ))}
    </svg>
  );
}

interface KpiProps {
  name: string;
  children: ReactNode;
}

function Kpi({ name, children }: KpiProps) {
  return (
    <span className={styles.kpi}>
      {name} <strong>{children}</strong>
    </span>
  );
}

interface DashboardFigureProps {
  title: string;
  caption: string;
}

/** The dashboard of the covers, to try: what the workshop's learners build. */
export function DashboardFigure({ title, caption }: DashboardFigureProps) {
  const [choice, setChoice] = useState<Choice>({ region: "West", month: 3 });
  const { region, month } = choice;
  const percent = percentOfAll(choice);
  const orders = Math.round((salesOf(choice) * RUPEES_PER_LAKH) / RUPEES_PER_ORDER);
  return (
    <figure className={styles.dashboard} data-subject="power-bi">
      <figcaption className={styles.title}>
        <strong>{title}</strong> <Tag>Try it</Tag>
      </figcaption>
      <fieldset className={styles.regions}>
        <legend className="visually-hidden">Region</legend>
        {REGIONS.map((name) => (
          <label key={name}>
            <input
              type="radio"
              name="region"
              checked={name === region}
              onChange={() => setChoice({ ...choice, region: name })}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <output className={styles.kpis}>
        <span className="visually-hidden">
          {region}, {MONTHS[month]}:
        </span>
        <Kpi name="Revenue">₹{salesOf(choice).toFixed(1)} L</Kpi>
        <Kpi name="Orders">{orders}</Kpi>
        <Kpi name="Share">
          {percent}%
          <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden>
            <rect width="100" height="8" transform={`translate(${percent - 100} 0)`} />
          </svg>
        </Kpi>
      </output>
      <div className={styles.chart}>
        <Bars {...choice} />
        <p className={styles.months} aria-hidden>
          {MONTHS.map((name, index) => (
            <span key={name} data-chosen={index === month}>
              {name.slice(0, 3)}
            </span>
          ))}
        </p>
        <input
          type="range"
          aria-label="Month"
          min={0}
          max={MONTHS.length - 1}
          value={month}
          aria-valuetext={MONTHS[month]}
          onChange={(event) => setChoice({ ...choice, month: Number(event.target.value) })}
        />
      </div>
      <p className={styles.caption}>{caption}</p>
    </figure>
  );
}
