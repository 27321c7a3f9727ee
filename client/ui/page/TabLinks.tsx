import type { KeyboardEvent } from "react";
import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import styles from "./TabLinks.module.css";

interface TabLinksProps {
  label: string;
  tabs: { id: string; to: string; label: string }[];
  chosen: string;
  panel: string;
}

function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
  const index = tabs.findIndex((tab) => tab === document.activeElement);
  tabs[(index + step + tabs.length) % tabs.length]?.focus();
  event.preventDefault();
}

/** Scrolls the strip alone: `scrollIntoView` would move the page too. */
function showChosen(strip: HTMLElement): void {
  const place = strip.getBoundingClientRect();
  const tab = strip.querySelector("[aria-selected=true]")?.getBoundingClientRect();
  if (!tab) return;
  if (tab.left < place.left) strip.scrollLeft += tab.left - place.left;
  if (tab.right > place.right) strip.scrollLeft += tab.right - place.right;
}

/** Each tab has a URL, so it works without scripts and can be shared. */
export function TabLinks({ label, tabs, chosen, panel }: TabLinksProps) {
  const strip = useRef<HTMLDivElement>(null);

  // Tabs also grow when the page's font or their numbers load.
  useEffect(() => {
    if (!strip.current) return;
    const sizes = new ResizeObserver(() => strip.current && showChosen(strip.current));
    for (const element of [strip.current, ...strip.current.children]) sizes.observe(element);
    return () => sizes.disconnect();
  }, [chosen]);

  return (
    <div
      ref={strip}
      role="tablist"
      aria-label={label}
      tabIndex={-1}
      className={styles.tabs}
      onKeyDown={handleKeyDown}
    >
      {tabs.map((tab) => (
        <Link
          key={tab.id}
          id={`tab-${tab.id}`}
          role="tab"
          aria-selected={tab.id === chosen}
          aria-controls={panel}
          to={tab.to}
          replace
          preventScrollReset
        >
          {tab.label}
        </Link>
      ))}
    </div>
  );
}
