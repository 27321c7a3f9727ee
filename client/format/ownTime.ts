import { dayInIndia } from "./indiaTime";
import { DAYS } from "./shortDate";

const INDIA_OFFSET_MINUTES = -330;

/** The reader's own "6:30 pm", or "Thu 1:30 am" where the day differs from India's. Null where clocks show India's time. */
export function ownTime(instant: string): string | null {
  const date = new Date(instant);
  const ahead = date.getTimezoneOffset();
  if (ahead === INDIA_OFFSET_MINUTES) return null;
  const local = new Date(date.getTime() - ahead * 60_000);
  const [day, time = ""] = local.toISOString().split("T");
  const hour = local.getUTCHours();
  const clock = `${hour % 12 || 12}:${time.slice(3, 5)} ${hour < 12 ? "am" : "pm"}`;
  return day === dayInIndia(instant) ? clock : `${DAYS[local.getUTCDay()]} ${clock}`;
}
