import styles from "./layout.module.css";
import type { LayoutProps } from "./layoutProps";
import { joinClasses, splitProps } from "./layoutProps";

interface StackProps extends LayoutProps {
  isNarrow?: boolean;
}

export function Stack({ as: Element = "div", isNarrow, ...props }: StackProps) {
  const { shared, rest } = splitProps(props);
  return <Element {...rest} className={joinClasses(styles.stack, isNarrow && styles.narrow, shared)} />;
}
