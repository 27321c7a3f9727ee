import { Search } from "lucide-react";
import { Suspense, useState } from "react";
import { useLocation } from "react-router-dom";
import { Button } from "../../ui/Button";
import { lazyComponent } from "../../ui/lazyComponent";
import { MissingDialog } from "../../ui/overlay/MissingDialog";
import styles from "./SearchButton.module.css";

const SearchDialog = lazyComponent(
  () => import("../../features/search/SearchDialog"),
  "SearchDialog",
  MissingDialog,
);

/** Opens the search; so does the key `/`, by `client/startup/earlyInput.ts`. */
export function SearchButton() {
  const { key } = useLocation();
  /** Undefined until the first search; another location closes the dialog. */
  const [openAt, setOpenAt] = useState<string | null>();

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
