import type { ReactNode, RefObject } from "react";
import { useEffect, useRef, useState } from "react";
import type { FieldKind, Unlimited } from "./FieldKind";
import styles from "./OnlyFor.module.css";

interface Condition {
  /** The name of a choice in the same form, or in the same entry of a list. */
  choice: string;
  /** Its value in a new form. */
  first: string;
  values: readonly string[];
}

interface OnlyForProps extends Omit<Condition, "first"> {
  chosen: string;
  children: ReactNode;
}

/** The value of a choice in the form around `place`. */
export function useChoice(place: RefObject<HTMLElement | null>, choice: string, chosen: string): string {
  const [value, setValue] = useState(chosen);

  useEffect(() => {
    const form = place.current?.closest("form");
    const handleInput = () => {
      const field = form?.elements.namedItem(choice);
      if (field instanceof HTMLSelectElement) setValue(field.value);
    };
    const handleReset = () => setValue(chosen);
    form?.addEventListener("input", handleInput);
    form?.addEventListener("reset", handleReset);
    return () => {
      form?.removeEventListener("input", handleInput);
      form?.removeEventListener("reset", handleReset);
    };
  }, [place, choice, chosen]);

  return value;
}

/** Disabled while hidden, so that the form neither checks nor sends the field; what was typed stays. */
export function OnlyFor({ choice, values, chosen, children }: OnlyForProps) {
  const place = useRef<HTMLFieldSetElement>(null);
  const isShown = values.includes(useChoice(place, choice, chosen));

  return (
    <fieldset ref={place} className={styles.part} hidden={!isShown} disabled={!isShown}>
      {children}
    </fieldset>
  );
}

/** Shows a field for some values of a choice only. */
export function onlyFor<Value>(
  { first, choice, values: shownFor }: Condition,
  unlimited: Unlimited<Value>,
): Unlimited<Value> {
  return (limits) => {
    const kind: FieldKind<Value> = unlimited(limits);
    return {
      ...kind,
      draw: (name, values) => {
        const path = name.slice(0, name.lastIndexOf(".") + 1) + choice;
        return (
          <OnlyFor choice={path} values={shownFor} chosen={values[path] || first}>
            {kind.draw(name, values)}
          </OnlyFor>
        );
      },
    };
  };
}
