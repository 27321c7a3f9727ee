import { describe, expect, test } from "vitest";
import { mergeRanges } from "../../../client/features/learning/lesson/player/secondsRanges";
import { WatchLog } from "../../../client/features/learning/lesson/player/WatchLog";

/** Reports as pairs of the clock's and the video's seconds. */
function play(log: WatchLog, steps: [atSeconds: number, videoSeconds: number][], rate = 1): void {
  for (const [at, seconds] of steps) log.note({ seconds, isPlaying: true, rate }, at * 1000);
}

const everyQuarter = (from: number, to: number): [number, number][] =>
  Array.from({ length: (to - from) * 4 + 1 }, (_, index) => [from + index / 4, from + index / 4]);

describe("the seconds that were played", () => {
  test("are those between reports while the video plays", () => {
    const log = new WatchLog(0);
    play(log, everyQuarter(0, 15));
    expect(log.take()).toEqual([{ from: 0, to: 15 }]);
    expect(log.take()).toEqual([]);
  });

  test("leave no gap and no overlap between two calls", () => {
    const log = new WatchLog(0);
    play(log, everyQuarter(0, 15).slice(0, -2));
    expect(log.take()).toEqual([{ from: 0, to: 15 }]);
    play(log, everyQuarter(15, 20));
    expect(log.take()).toEqual([{ from: 15, to: 20 }]);
  });

  test("leave out a jump forward, a jump back, and a paused player that is moved", () => {
    const log = new WatchLog(0);
    play(log, [...everyQuarter(0, 5), [5.25, 300], [5.5, 300.25], [7.5, 302]]);
    log.note({ seconds: 302, isPlaying: false }, 8000);
    log.note({ seconds: 400 }, 9000);
    log.note({ isPlaying: true }, 9500);
    play(log, [
      [10, 100],
      [12, 102],
    ]);
    expect(log.take()).toEqual([
      { from: 0, to: 5 },
      { from: 100, to: 102 },
      { from: 300, to: 302 },
    ]);
  });

  test("follow the speed", () => {
    const log = new WatchLog(0);
    const steps = Array.from({ length: 9 }, (_, index): [number, number] => [index * 5, index * 10]);
    play(log, steps, 2);
    expect(log.take()).toEqual([{ from: 0, to: 80 }]);
    const slow = new WatchLog(0);
    play(slow, steps, 1);
    expect(slow.take()).toEqual([]);
  });

  test("are not invented by a clock that runs backwards", () => {
    const log = new WatchLog(0);
    play(log, [
      [100, 0],
      [50, 30],
    ]);
    expect(log.take()).toEqual([]);
  });

  test("count up to the pause", () => {
    const log = new WatchLog(0);
    play(log, everyQuarter(0, 4));
    log.note({ isPlaying: false, seconds: 4.9 }, 4900);
    expect(log.take()).toEqual([{ from: 0, to: 5 }]);
    expect(log.isPlaying).toBe(false);
  });
});

test("ranges merge whatever their order", () => {
  const ranges = [
    { from: 30, to: 40 },
    { from: 0, to: 10 },
    { from: 10, to: 20 },
    { from: 5, to: 7 },
  ];
  expect(mergeRanges(ranges)).toEqual([
    { from: 0, to: 20 },
    { from: 30, to: 40 },
  ]);
});
