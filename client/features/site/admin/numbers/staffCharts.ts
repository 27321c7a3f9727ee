import type { RegistrationState } from "../../../../apollo/schema.generated";
import { counted } from "../../../../format/counted";
import { dayAndMonth } from "../../../../format/dayAndMonth";
import { momentInIndia } from "../../../../format/momentInIndia";
import { rupees } from "../../../../format/rupees";
import type { ChartData, ChartRow, ChartSeries, Texture } from "../../../../ui/chart/chartData";
import { grouped, totalOf } from "../../../../ui/chart/chartData";
import { STATES } from "../../../enrolment/admin/registrations/registrationLabelsForStaff";
import type { StaffNumbersQuery } from "./StaffNumbers.generated";

type Numbers = StaffNumbersQuery["staffNumbers"];

export interface StaffChart {
  title: string;
  summary: string;
  seen?: string;
  data: ChartData;
  isEmpty: boolean;
}

/** In stacking order: finished first, cancelled last. */
const TEXTURES: [RegistrationState, Texture][] = [
  ["CONFIRMED", "solid"],
  ["SUBMITTED", "stripes"],
  ["STARTED", "lines"],
  ["WAITING", "dots"],
  ["REJECTED", "cross"],
  ["CANCELLED", "faint"],
];

const countOf = (counts: { state: RegistrationState; count: number }[], state: RegistrationState) =>
  counts.find((one) => one.state === state)?.count ?? 0;

function span(days: number): string {
  return `in the last ${days} days`;
}

export function dayChart({ registrationsByDay }: Numbers): StaffChart {
  const series = TEXTURES.map(([state, texture]): ChartSeries => ({ label: STATES[state], texture }));
  const rows = registrationsByDay.map(({ day, counts }): ChartRow => {
    const values = TEXTURES.map(([state]) => countOf(counts, state));
    return { key: day, label: dayAndMonth(day), values };
  });
  const total = rows.reduce((sum, row) => sum + totalOf(row), 0);
  const busiest = rows.reduce((one, other) => (totalOf(other) > totalOf(one) ? other : one), {
    ...{ key: "", label: "", values: [] },
  });
  return {
    title: "Registrations by day",
    summary:
      total === 0
        ? `Nobody registered ${span(rows.length)}.`
        : `${counted(total, "registration")} ${span(rows.length)}. Busiest day: ${busiest.label} (${grouped(totalOf(busiest))}). Shown by today’s status.`,
    data: { rowsAre: "Day in India", series, rows, format: grouped },
    isEmpty: total === 0,
  };
}

export function stateChart({ registrationsByState, registrationsByDay }: Numbers): StaffChart {
  const rows = TEXTURES.map(([state, texture]): ChartRow => {
    return { key: state, label: STATES[state], values: [countOf(registrationsByState, state)], texture };
  });
  const nonempty = rows.filter((row) => totalOf(row) > 0);
  const totals = nonempty.map((row) => `${grouped(totalOf(row))} ${row.label.toLowerCase()}`).join(", ");
  return {
    title: "Registrations by state",
    summary: totals ? "The same registrations by status." : `None ${span(registrationsByDay.length)}.`,
    seen: `${totals}.`,
    data: { rowsAre: "State", series: [{ label: "Registrations", texture: "solid" }], rows, format: grouped },
    isEmpty: nonempty.length === 0,
  };
}

export function revenueChart({ revenue, registrationsByDay }: Numbers): StaffChart {
  const places = (count: number) => counted(count, "seat");
  const rows = revenue.offerings.map((one): ChartRow => ({
    key: one.offeringId,
    label: one.title,
    values: [one.rupees],
    note: places(one.places),
  }));
  const restRupees = revenue.offerings.reduce((left, one) => left - one.rupees, revenue.rupees);
  const restPlaces = revenue.offerings.reduce((left, one) => left - one.places, revenue.places);
  if (restPlaces > 0)
    rows.push({ key: "rest", label: "All others", values: [restRupees], note: places(restPlaces) });
  return {
    title: "Revenue by workshop, season and batch",
    summary:
      revenue.places === 0
        ? `No confirmed registrations ${span(registrationsByDay.length)}.`
        : `${rupees(revenue.rupees)} from ${counted(revenue.places, "confirmed registration")} ${span(registrationsByDay.length)}.`,
    data: {
      rowsAre: "What for",
      series: [{ label: "Confirmed", texture: "solid" }],
      rows,
      format: rupees,
    },
    isEmpty: revenue.places === 0,
  };
}

export function unlockChart({ unlocks, registrationsByDay }: Numbers): StaffChart {
  const rows = unlocks.batches.map(({ batchId, title, byCode, byPayment, byStaff }): ChartRow => {
    return { key: batchId, label: title, values: [byCode, byPayment, byStaff] };
  });
  const inRows = rows.reduce((sum, row) => sum + totalOf(row), 0);
  const rest = unlocks.total - inRows;
  return {
    title: "Unlocks by batch",
    summary:
      unlocks.total === 0
        ? `No learner joined a batch ${span(registrationsByDay.length)}.`
        : `${counted(unlocks.total, "unlock")} ${span(registrationsByDay.length)}${rest > 0 ? `, ${grouped(rest)} of them in batches not named here` : ""}.`,
    data: {
      rowsAre: "Batch",
      series: [
        { label: "By code", texture: "solid" },
        { label: "By payment", texture: "stripes" },
        { label: "By staff", texture: "lines" },
      ],
      rows,
      format: grouped,
    },
    isEmpty: unlocks.total === 0,
  };
}

function seatFigure(seats: number | null, taken: number): string {
  if (seats === null) return `${grouped(taken)} taken, no limit`;
  return seats > taken ? `${grouped(seats - taken)} of ${grouped(seats)} left` : "full";
}

export function seatChart({ seats: workshops }: Numbers): StaffChart {
  const rows = workshops.map(({ runId, name, startsAt, hasStarted, seats, taken, waiting }): ChartRow => {
    const line = waiting > 0 ? `; ${counted(waiting, "person waits", "people wait")} for a seat` : "";
    return {
      key: runId,
      label: name,
      values: [taken, Math.max((seats ?? taken) - taken, 0)],
      figure: seatFigure(seats, taken),
      note: `${hasStarted ? "Started" : "Starts"} ${momentInIndia(startsAt)}${line}`,
    };
  });
  return {
    title: "Seats of the next workshops",
    summary: rows.length ? "Taken = confirmed + held for payment." : "No workshop is coming up.",
    seen: `${rows.map(({ label, figure }) => `${label}: ${figure}`).join("; ")}.`,
    data: {
      rowsAre: "Workshop",
      series: [
        { label: "Taken or held", texture: "solid" },
        { label: "Left", texture: "open" },
      ],
      rows,
      format: grouped,
    },
    isEmpty: rows.length === 0,
  };
}
