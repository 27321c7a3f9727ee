import library from "react-toastify/ReactToastify.css?inline";
import own from "./toast.css?inline";

/** Puts the toasts' styles on the page, which most pages never need. */
export function adoptToastStyles(): void {
  const styles = new CSSStyleSheet();
  styles.replaceSync(library + own);
  document.adoptedStyleSheets.push(styles);
}
