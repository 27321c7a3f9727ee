import { IsInt, Max, MaxDate, Min, MinDate } from "class-validator";
import { decorateAll } from "./decorateAll";

const MAX_PRICE_RUPEES = 10_000_000;

/** A price in whole rupees. */
export function Rupees(): PropertyDecorator {
  return decorateAll(
    IsInt({ message: "Please enter whole rupees." }),
    Min(0, { message: "A price cannot be below 0." }),
    Max(MAX_PRICE_RUPEES, { message: "This price is too high." }),
  );
}

/** A whole number from `min` to `max`. */
export function IntBetween(min: number, max: number): PropertyDecorator {
  const message = `Please enter a whole number from ${min} to ${max}.`;
  return decorateAll(IsInt({ message }), Min(min, { message }), Max(max, { message }));
}

const FIRST_DATE = new Date("2000-01-01T00:00:00Z");
const LAST_DATE = new Date("2100-01-01T00:00:00Z");

/** A moment of this century, so that a slip of the keyboard is told. */
export function SensibleDate(): PropertyDecorator {
  const message = "Please choose a date of this century.";
  return decorateAll(MinDate(FIRST_DATE, { message }), MaxDate(LAST_DATE, { message }));
}
