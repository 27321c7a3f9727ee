import { NamedIcon } from "../art/NamedIcon";
import styles from "./IllustratedGrid.module.css";

interface IllustratedGridProps {
  items: { title: string; text: string; icon: string }[];
  /**
   * "bare" has no frames; "wide" neither, with room for longer texts; "above" puts the icon above the text;
   * "lines" has small icons, close together. On phones "wide" and "above" are one row to scroll.
   */
  look: "bare" | "wide" | "above" | "lines";
}

export function IllustratedGrid({ items, look }: IllustratedGridProps) {
  return (
    <ul
      className={`${styles.grid} ${styles[look]}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on phones these scroll, and must take keyboard focus
      tabIndex={look === "wide" || look === "above" ? 0 : undefined}
    >
      {items.map(({ title, text, icon }, index) => (
        <li key={index}>
          <span className={styles.icon}>
            <NamedIcon name={icon} size={26} />
          </span>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
