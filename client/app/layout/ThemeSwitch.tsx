import { MoonStar, Sun } from "lucide-react";
import { Button } from "../../ui/Button";
import styles from "./ThemeSwitch.module.css";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Stores the choice in a cookie, so that the server renders the next page in that theme. */
export function ThemeSwitch() {
  function handleClick() {
    const root = document.documentElement;
    const isSystemDark = window.matchMedia("(prefers-color-scheme: dark)").matches;
    const isDark = root.dataset.theme ? root.dataset.theme === "dark" : isSystemDark;
    root.dataset.theme = isDark ? "light" : "dark";
    document.cookie = `theme=${root.dataset.theme}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
  }

  return (
    <span className={styles.switch}>
      <Button
        look="quiet"
        aria-label="Switch between light and dark"
        icon={
          <>
            <Sun className={styles.sun} aria-hidden />
            <MoonStar className={styles.moon} aria-hidden />
          </>
        }
        onClick={handleClick}
      />
    </span>
  );
}
