import type { ValidationArguments } from "class-validator";
import { IsInt, Max, MaxDate, Min, MinDate, ValidateBy } from "class-validator";
import { decorateAll } from "./decorateAll";

const MAX_PRICE_RUPEES = 10_000_000;

export function Rupees(): PropertyDecorator {
  return integer(0, MAX_PRICE_RUPEES, "whole rupees");
}

export function IntBetween(min: number, max: number): PropertyDecorator {
  return integer(min, max, "a whole number");
}

function integer(min: number, max: number, what: string): PropertyDecorator {
  const message = `Please enter ${what}, from ${min} to ${max.toLocaleString("en-IN")}.`;
  return decorateAll(IsInt({ message }), Min(min, { message }), Max(max, { message }));
}

const FIRST_DATE = new Date("2000-01-01T00:00:00Z");
const LAST_DATE = new Date("2100-01-01T00:00:00Z");

/** Rejects mistyped years. */
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

/** Compares two fields of one input; passes if either is missing. */
function compared({ name, other, message, holds }: Comparison): PropertyDecorator {
  const validate = (value: Comparable | null | undefined, details?: ValidationArguments) => {
    const beside = (details?.object as Record<string, Comparable | null | undefined> | undefined)?.[other];
    return value == null || beside == null || holds(value, beside);
  };
  return ValidateBy({ name, constraints: [other], validator: { validate } }, { message });
}

export function Above(other: string, message: string): PropertyDecorator {
  return compared({ name: "above", other, message, holds: (value, beside) => value > beside });
}

export function NotBelow(other: string, message: string): PropertyDecorator {
  return compared({ name: "notBelow", other, message, holds: (value, beside) => value >= beside });
}
