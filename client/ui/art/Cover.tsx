import styles from "./Cover.module.css";

interface CoverProps {
  /** The path that the server gives, without theme: "/covers/power-bi/3-8c1d2e3f". */
  path: string;
  alt?: string;
  /** In view at first: the browser need not wait for the layout to load it. */
  isInView?: boolean;
  /** One enlarged object, beside text: the whole scene would be tiny. */
  square?: "phones" | "always";
}

interface ThemedProps extends CoverProps {
  theme: "light" | "dark";
}

/** For `data-subject`, which sets the hue: "power-bi". */
export function subjectOf(cover: string): string | undefined {
  return cover.split("/")[2];
}

function squareOf(cover: string): string {
  return cover.replace(/\d+(?=-[^/]+$)/, "square");
}

function ThemedCover({ path, theme, alt = "", isInView, square }: ThemedProps) {
  return (
    <picture className={styles[theme]}>
      {square && (
        <source
          media={square === "phones" ? "(width < 37.5rem)" : undefined}
          srcSet={`${squareOf(path)}-${theme}.svg`}
          width={88}
          height={88}
        />
      )}
      <img
        src={`${path}-${theme}.svg`}
        alt={alt}
        width={640}
        height={280}
        loading={isInView ? "eager" : "lazy"}
        decoding="async"
        fetchPriority={theme === "dark" ? "low" : undefined}
      />
    </picture>
  );
}

/**
 * A drawing in both themes: browsers load only the visible one, as the other is lazy and not displayed.
 * In view, both load, the dark one last: it delayed the largest paint by 70 ms.
 */
export function Cover(cover: CoverProps) {
  return (
    <span className={styles.cover} data-subject={subjectOf(cover.path)} data-square={cover.square}>
      <ThemedCover {...cover} theme="light" />
      <ThemedCover {...cover} theme="dark" />
    </span>
  );
}
