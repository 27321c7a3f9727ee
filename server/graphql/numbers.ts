import { IsInt, Max, MaxDate, Min, MinDate } from "class-validator";

const MAX_PRICE_RUPEES = 10_000_000;

/** A price in whole rupees. */
export function Rupees(): PropertyDecorator {
  return (target, property) => {
    Max(MAX_PRICE_RUPEES, { message: "This price is too high." })(target, property);
    Min(0, { message: "A price cannot be below 0." })(target, property);
    IsInt({ message: "Please enter whole rupees." })(target, property);
  };
}

/** A whole number from `min` to `max`. */
export function IntBetween(min: number, max: number): PropertyDecorator {
  const message = `Please enter a whole number from ${min} to ${max}.`;
  return (target, property) => {
    for (const rule of [Max(max, { message }), Min(min, { message }), IsInt({ message })])
      rule(target, property);
  };
}

const FIRST_DATE = new Date("2000-01-01T00:00:00Z");
const LAST_DATE = new Date("2100-01-01T00:00:00Z");

/** A moment of this century, so that a slip of the keyboard is told. */
export function SensibleDate(): PropertyDecorator {
  const message = "Please choose a date of this century.";
  return (target, property) => {
    for (const rule of [MaxDate(LAST_DATE, { message }), MinDate(FIRST_DATE, { message })])
      rule(target, property);
  };
}
