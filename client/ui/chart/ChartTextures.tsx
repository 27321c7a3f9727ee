import styles from "./ChartTextures.module.css";

/** Once per page: all charts refer to these patterns. */
export function ChartTextures() {
  const pattern = { width: 6, height: 6, patternUnits: "userSpaceOnUse" } as const;
  const ground = { width: 6, height: 6 };
  return (
    <svg aria-hidden className={styles.textures} width="0" height="0">
      <defs>
        <pattern id="texture-solid" {...pattern}>
          <rect {...ground} className={styles.teal} />
        </pattern>
        <pattern id="texture-stripes" {...pattern} patternTransform="rotate(45)">
          <rect {...ground} className={styles.marigold} />
          <rect width="2" height="6" className={styles.dark} />
        </pattern>
        <pattern id="texture-lines" {...pattern}>
          <rect {...ground} className={styles.sunk} />
          <rect width="6" height="3" className={styles.muted} />
        </pattern>
        <pattern id="texture-dots" {...pattern}>
          <rect {...ground} className={styles.ink} />
          <circle cx="3" cy="3" r="1.5" className={styles.surface} />
        </pattern>
        <pattern id="texture-cross" {...pattern} patternTransform="rotate(45)">
          <rect {...ground} className={styles.brickSoft} />
          <rect width="2" height="6" className={styles.brick} />
          <rect width="6" height="2" className={styles.brick} />
        </pattern>
        <pattern id="texture-faint" {...pattern}>
          <rect {...ground} className={styles.faint} />
        </pattern>
        <pattern id="texture-open" {...pattern}>
          <rect {...ground} className={styles.line} />
        </pattern>
      </defs>
    </svg>
  );
}
