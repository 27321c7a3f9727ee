import styles from "./ShortcutHelp.module.css";

interface ShortcutHelpProps {
  /** What each key does. */
  keys: [key: string, does: string][];
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
}

/** The keys of a page, and the switch that turns them off for whoever needs their keys otherwise. */
export function ShortcutHelp({ keys, isOn, onSwitch }: ShortcutHelpProps) {
  return (
    <details className={styles.help}>
      <summary>Keys</summary>
      <dl className={styles.keys}>
        {keys.flatMap(([key, does]) => [
          <dt key={key}>
            <kbd>{key}</kbd>
          </dt>,
          <dd key={`${key} does`}>{does}</dd>,
        ])}
      </dl>
      <label className={styles.switch}>
        <input type="checkbox" checked={isOn} onChange={(event) => onSwitch(event.currentTarget.checked)} />
        Keys are on
      </label>
    </details>
  );
}
