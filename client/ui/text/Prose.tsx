import type { MouseEvent } from "react";
import { useNavigate } from "react-router-dom";
import styles from "./Prose.module.css";

interface ProseProps {
  /** Sanitised by the server. */
  html: string;
}

/** A page of this site; a path with an extension is a file. */
const OWN_PAGE = /^\/(?!\/)[^.]*$/;

export function Prose({ html }: ProseProps) {
  const navigate = useNavigate();

  /** Follows links to our own pages by the router: no reload, and within the preview. */
  function handleClick(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const path = link?.getAttribute("href") ?? "";
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isPlain || link?.target || !OWN_PAGE.test(path)) return;
    event.preventDefault();
    void navigate(path);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- handles the links inside, which have their own keys
    <div className={styles.prose} onClick={handleClick} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
