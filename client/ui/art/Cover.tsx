import styles from "./Cover.module.css";

interface CoverProps {
  /** The path that the server gives, without theme: "/covers/power-bi/17-8c1d2e3f". */
  path: string;
  alt?: string;
  /** In view at first: the browser need not wait for the layout to load it. */
  isInView?: boolean;
}

/** For `data-subject`, which sets the hue: "power-bi". */
export function subjectOf(cover: string): string | undefined {
  return cover.split("/")[2];
}

/**
 * A drawing in both themes: browsers load only the visible one, as the other is lazy and not displayed.
 * In view, both load, the dark one last: it delayed the largest paint by 70 ms.
 */
export function Cover({ path, alt = "", isInView = false }: CoverProps) {
  const loading = isInView ? "eager" : "lazy";
  const drawing = { width: 640, height: 280, loading, decoding: "async" } as const;
  return (
    <span className={styles.cover} data-subject={subjectOf(path)}>
      <img className={styles.light} src={`${path}-light.svg`} alt={alt} {...drawing} />
      <img className={styles.dark} src={`${path}-dark.svg`} alt={alt} {...drawing} fetchPriority="low" />
    </span>
  );
}
