import { useEffect, useRef } from "react";
import type { ExerciseKind, TestKind } from "../../../apollo/schema.generated";
import { SelectField } from "../../../ui/form/fields";
import type { FieldOptions, Unlimited } from "../../../ui/form/kinds/FieldKind";
import { useChoice } from "../../../ui/form/kinds/OnlyFor";
import { TEST_KINDS } from "./testLabels";

const KINDS: Record<ExerciseKind, [TestKind, ...TestKind[]]> = {
  PYTHON: ["CALL", "PROGRAM", "RAISES", "STRUCTURE"],
  SQL: ["ROWS"],
};

interface TestKindFieldProps {
  name: string;
  label: string;
  defaultValue: string | undefined;
}

/** Offers what fits the exercise's kind. */
function TestKindField({ name, label, defaultValue }: TestKindFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  const kind = useChoice(place, "kind", defaultValue === "ROWS" ? "SQL" : "PYTHON");
  const shown = useRef(kind);

  useEffect(() => {
    if (shown.current === kind) return;
    shown.current = kind;
    // The choice has changed without an event.
    place.current?.querySelector("select")?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [kind]);

  return (
    <div ref={place}>
      <SelectField key={kind} name={name} label={label} required defaultValue={defaultValue}>
        {KINDS[kind === "SQL" ? "SQL" : "PYTHON"].map((one) => (
          <option key={one} value={one}>
            {TEST_KINDS[one]}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

function kindNamed(name: string | undefined): TestKind {
  return name && name in TEST_KINDS ? (name as TestKind) : "CALL";
}

export function testKind(options: FieldOptions): Unlimited<TestKind> {
  const { label } = options;
  return () => ({
    ...options,
    write: (name, value) => ({ [name]: value ?? "CALL" }),
    read: (name, values) => kindNamed(values[name]),
    compared: (name) => [{ name, label, toLabel: (value) => TEST_KINDS[kindNamed(value)] }],
    draw: (name, values) => <TestKindField {...{ name, label }} defaultValue={values[name]} />,
  });
}
