import { Search } from "lucide-react";
import { Suspense, useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router-dom";
import { Button } from "../../ui/Button";
import { lazyComponent } from "../../ui/lazyComponent";
import { MissingDialog } from "../MissingDialog";
import styles from "./SearchButton.module.css";

const SearchDialog = lazyComponent(
  () => import("../../features/search/SearchDialog"),
  "SearchDialog",
  MissingDialog,
);

const FIELDS = "input, textarea, select, [contenteditable]";

function isCommand({ key, target, altKey, ctrlKey, metaKey, defaultPrevented }: KeyboardEvent): boolean {
  if (key !== "/" || altKey || ctrlKey || metaKey || defaultPrevented) return false;
  if (document.querySelector("dialog[open]")) return false;
  return !(target instanceof Element && target.closest(FIELDS));
}

/** Opens the search; so does the key `/`. */
export function SearchButton() {
  const { key } = useLocation();
  /** Undefined until the first search; another location closes the dialog. */
  const [openAt, setOpenAt] = useState<string | null>();

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isCommand(event)) return;
    // Firefox would open its own search.
    event.preventDefault();
    setOpenAt(key);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);

  return (
    <>
      <span className={styles.search}>
        <Button
          look="quiet"
          aria-label="Search"
          aria-keyshortcuts="/"
          icon={<Search size={20} aria-hidden />}
          onClick={() => setOpenAt(key)}
        />
      </span>
      {openAt !== undefined && (
        <Suspense>
          <SearchDialog isOpen={openAt === key} onClose={() => setOpenAt(null)} />
        </Suspense>
      )}
    </>
  );
}
