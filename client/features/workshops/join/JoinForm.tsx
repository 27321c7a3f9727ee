import { Suspense, use } from "react";
import { Skeleton } from "../../../ui/page/Skeleton";
import type { JoinFormProps } from "./JoinFormContext";
import { JoinFormContext } from "./JoinFormContext";

/** Where somebody registers; its code comes after the page's own, its text is in the page from the start. */
export function JoinForm({ joined }: JoinFormProps) {
  const drawForm = use(JoinFormContext);
  return <Suspense fallback={<Skeleton shape="card" count={2} />}>{drawForm(joined)}</Suspense>;
}
