import { useId } from "react";
import styles from "./CodeBlock.module.css";

interface CodeBlockProps {
  title: string;
  code: string;
}

export function CodeBlock({ title, code }: CodeBlockProps) {
  const titleId = useId();
  return (
    <div className={styles.block}>
      <p id={titleId} className={styles.title}>
        {title}
      </p>
      {/* A region would be a landmark; a page has many blocks of one name. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must take keyboard focus */}
      <pre role="group" aria-labelledby={titleId} tabIndex={0}>
        <code>{code}</code>
      </pre>
    </div>
  );
}
