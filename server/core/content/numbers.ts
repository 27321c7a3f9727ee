import type { ValidationArguments } from "class-validator";
import { IsInt, Max, MaxDate, Min, MinDate, ValidateBy } from "class-validator";
import { decorateAll } from "./decorateAll";

const MAX_PRICE_RUPEES = 10_000_000;

/** A price in whole rupees. */
export function Rupees(): PropertyDecorator {
  return integer(0, MAX_PRICE_RUPEES, "whole rupees");
}

/** A whole number from `min` to `max`. */
export function IntBetween(min: number, max: number): PropertyDecorator {
  return integer(min, max, "a whole number");
}

function integer(min: number, max: number, what: string): PropertyDecorator {
  const message = `Please enter ${what}, from ${min} to ${max.toLocaleString("en-IN")}.`;
  return decorateAll(IsInt({ message }), Min(min, { message }), Max(max, { message }));
}

const FIRST_DATE = new Date("2000-01-01T00:00:00Z");
const LAST_DATE = new Date("2100-01-01T00:00:00Z");

/** A moment of this century, so that a mistyped year is refused. */
export function SensibleDate(): PropertyDecorator {
  const message = "Please choose a date of this century.";
  return decorateAll(MinDate(FIRST_DATE, { message }), MaxDate(LAST_DATE, { message }));
}

type Comparable = number | string | Date;

interface Comparison {
  name: string;
  other: string;
  message: string;
  holds: (value: Comparable, other: Comparable) => boolean;
}

/** Compares two fields of one input; it holds where either is missing. */
function compared({ name, other, message, holds }: Comparison): PropertyDecorator {
  const validate = (value: Comparable | null | undefined, details?: ValidationArguments) => {
    const beside = (details?.object as Record<string, Comparable | null | undefined>)[other];
    return value == null || beside == null || holds(value, beside);
  };
  return ValidateBy({ name, constraints: [other], validator: { validate } }, { message });
}

/** More than another field of the same input, or later. */
export function Above(other: string, message: string): PropertyDecorator {
  return compared({ name: "above", other, message, holds: (value, beside) => value > beside });
}

/** No less than another field of the same input: a last day and its first. */
export function NotBelow(other: string, message: string): PropertyDecorator {
  return compared({ name: "notBelow", other, message, holds: (value, beside) => value >= beside });
}
