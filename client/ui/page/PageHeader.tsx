import type { ReactNode } from "react";
import { Stack } from "../layout/Stack";
import { Text } from "../layout/Text";
import styles from "./PageHeader.module.css";

interface PageHeaderProps {
  title: string;
  lead?: string;
  back?: ReactNode;
}

/** The large heading of a page without a hero. */
export function PageHeader({ title, lead, back }: PageHeaderProps) {
  return (
    <Stack as="header" gap="1" isNarrow>
      {back}
      <h1 className={styles.title}>{title}</h1>
      {lead && (
        <Text tone="muted" size="larger">
          {lead}
        </Text>
      )}
    </Stack>
  );
}
