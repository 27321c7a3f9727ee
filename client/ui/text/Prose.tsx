import type { MouseEvent } from "react";
import { useNavigate } from "react-router-dom";
import styles from "./Prose.module.css";

interface ProseProps {
  /** Made by the server, which lets nothing through that could run. */
  html: string;
}

/** A page of this site; what has an ending, such as a picture, is a file. */
const OWN_PAGE = /^\/(?!\/)[^.]*$/;

/** A long text: headings, lists, code, tables, quotes. */
export function Prose({ html }: ProseProps) {
  const navigate = useNavigate();

  /** Links to our own pages are followed as everywhere else: without loading the site anew, and within the preview. */
  function handleClick(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const path = link?.getAttribute("href") ?? "";
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isPlain || link?.target || !OWN_PAGE.test(path)) return;
    event.preventDefault();
    void navigate(path);
  }

  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links within are pressed, by keyboard too
    <div className={styles.prose} onClick={handleClick} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
