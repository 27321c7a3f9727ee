import { useState } from "react";
import type { Unlimited } from "../../../ui/form/kinds/FieldKind";
import { ExpectedValue } from "./ExpectedValue";

/** `crypto.randomUUID` is missing on pages without HTTPS. */
function makeId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}

interface TestIdFieldProps {
  name: string;
  defaultValue: string | undefined;
}

/** A new test has its id before it is saved: another one at each save would make it another test. */
function TestIdField({ name, defaultValue }: TestIdFieldProps) {
  const [id] = useState(() => defaultValue || makeId());
  return (
    <>
      <input type="hidden" name={name} defaultValue={id} />
      <ExpectedValue id={id} />
    </>
  );
}

export function testId(): Unlimited<string | null> {
  return () => ({
    label: "Expected",
    write: (name, value) => ({ [name]: value ?? "" }),
    read: (name, values) => values[name] || null,
    compared: () => [],
    draw: (name, values) => <TestIdField name={name} defaultValue={values[name]} />,
  });
}
