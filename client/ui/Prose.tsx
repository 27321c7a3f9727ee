import styles from "./Prose.module.css";

interface ProseProps {
  /** Made by the server, which lets nothing through that could run. */
  html: string;
}

/** A long text: headings, lists, code, tables, quotes. */
export function Prose({ html }: ProseProps) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
