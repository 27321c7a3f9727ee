import library from "react-toastify/ReactToastify.css?inline";
import own from "./toast.css?inline";

/** Injected on demand: most pages show no toast. */
export function adoptToastStyles(): void {
  const styles = new CSSStyleSheet();
  styles.replaceSync(library + own);
  document.adoptedStyleSheets.push(styles);
}
