import { render, screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { Chart } from "../../../client/ui/chart/Chart";
import type { ChartData } from "../../../client/ui/chart/chartData";
import { grouped, roundCeiling } from "../../../client/ui/chart/chartData";

const DATA: ChartData = {
  rowsAre: "Day",
  series: [
    { label: "Confirmed", texture: "solid" },
    { label: "Waiting", texture: "dots" },
  ],
  rows: [
    { key: "1", label: "20 Nov", values: [3, 1] },
    { key: "2", label: "21 Nov", values: [0, 0] },
    { key: "3", label: "22 Nov", values: [125_000, 75_000], note: "A busy one" },
  ],
  format: grouped,
};

function draw(shape: "columns" | "bars", data = DATA, isEmpty = false) {
  render(<Chart title="Places" summary="Many on one day." {...{ shape, data, isEmpty }} />);
}

function measure(side: "width" | "height"): [string, number][] {
  const parts = [...screen.getByRole("img").querySelectorAll("rect[fill]")];
  return parts.map((part) => [part.getAttribute("fill") ?? "", parseFloat(part.getAttribute(side) ?? "")]);
}

describe("a chart", () => {
  test.each([
    ["columns", "height", 200_000],
    ["bars", "width", 200_000],
  ] as const)("in %s draws what its table says, on one scale", (shape, side, scale) => {
    draw(shape);
    const percent = (value: number) => (value / scale) * 100;
    expect(measure(side)).toEqual([
      ["url(#texture-solid)", percent(3)],
      ["url(#texture-dots)", percent(1)],
      ["url(#texture-solid)", percent(125_000)],
      ["url(#texture-dots)", percent(75_000)],
    ]);
    const rows = within(screen.getByRole("table")).getAllByRole("row");
    const cells = rows.map((row) => [...row.children].map((cell) => cell.textContent));
    expect(cells).toEqual([
      ["Day", "Confirmed", "Waiting", "Total", "Note"],
      ["20 Nov", "3", "1", "4", ""],
      ["21 Nov", "0", "0", "0", ""],
      ["22 Nov", "1,25,000", "75,000", "2,00,000", "A busy one"],
    ]);
  });

  test("tells in words what is to be seen, and names what its textures mean", () => {
    draw("bars");
    expect(screen.getByRole("img", { name: "Places. Many on one day." })).not.toBeNull();
    const legend = within(screen.getByRole("list")).getAllByRole("listitem");
    expect(legend.map((item) => item.textContent)).toEqual(["Confirmed", "Waiting"]);
  });

  test("of nothing is its words alone", () => {
    draw("columns", { ...DATA, rows: [] }, true);
    expect(screen.getByText("Many on one day.")).not.toBeNull();
    expect(screen.queryByRole("img")).toBeNull();
    expect(screen.queryByRole("table")).toBeNull();
  });

  test("uses no style attribute, which the site's policy would not apply", () => {
    draw("columns");
    expect(document.querySelector("[style]")).toBeNull();
  });

  test.each([
    [0, 1],
    [1, 1],
    [2, 2],
    [3, 4],
    [5, 6],
    [7, 8],
    [9, 10],
    [10, 10],
    [11, 20],
    [41, 60],
    [99, 100],
    [100_001, 200_000],
  ])("with %d at the most has a scale up to %d", (highest, ceiling) => {
    expect(roundCeiling(highest)).toBe(ceiling);
  });
});
