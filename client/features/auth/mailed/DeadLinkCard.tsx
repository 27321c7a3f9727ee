import type { ReactNode } from "react";
import { AuthCard } from "../AuthCard";

interface DeadLinkCardProps {
  /** How to get a new one. */
  hint: string;
  /** The form said so, not the page. */
  wasSent: boolean;
  children: ReactNode;
}

export function DeadLinkCard({ hint, wasSent, children }: DeadLinkCardProps) {
  return (
    <AuthCard
      isResult={wasSent}
      title="This link no longer works"
      lead={`It has been used, has expired, or was replaced by a newer one. ${hint}`}
    >
      <div>{children}</div>
    </AuthCard>
  );
}
