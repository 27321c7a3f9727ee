import styles from "./layout.module.css";
import type { LayoutProps } from "./layoutProps";
import { joinClasses, splitProps } from "./layoutProps";

interface StackProps extends LayoutProps {
  /** Children keep their own width, such as a button under a text. */
  isNarrow?: boolean;
}

/** Children below each other, over the whole width. */
export function Stack({ as: Element = "div", isNarrow, ...props }: StackProps) {
  const { shared, rest } = splitProps(props);
  return <Element {...rest} className={joinClasses(styles.stack, isNarrow && styles.narrow, shared)} />;
}
