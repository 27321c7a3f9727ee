/** "4½ hours"; other fractions are written with a point. */
export function hours(count: number): string {
  const whole = Math.floor(count);
  const number = count === whole + 0.5 ? `${whole || ""}½` : String(count);
  return `${number} ${count === 1 ? "hour" : "hours"}`;
}
