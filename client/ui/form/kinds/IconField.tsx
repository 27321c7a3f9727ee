import { useState } from "react";
import { NamedIcon } from "../../art/NamedIcon";
import { SelectField } from "../fields";
import styles from "./IconField.module.css";
import { iconLabel, iconNames, STEPS } from "./iconLabels";

interface IconFieldProps {
  name: string;
  label: string;
  hint?: string;
  defaultValue?: string;
}

export function IconField({ name, label, hint, defaultValue = STEPS }: IconFieldProps) {
  const [chosen, setChosen] = useState(defaultValue);
  return (
    <SelectField
      {...{ name, label, hint }}
      required
      defaultValue={defaultValue}
      onChange={(event) => setChosen(event.target.value)}
      end={
        <span className={styles.drawing}>
          <NamedIcon name={chosen} />
        </span>
      }
    >
      {iconNames(defaultValue).map((one) => (
        <option key={one} value={one}>
          {iconLabel(one)}
        </option>
      ))}
    </SelectField>
  );
}
