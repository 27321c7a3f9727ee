import type { PolicyKind } from "../../apollo/schema.generated";
import { paths } from "../../../shared/paths";

export const POLICY_PAGES: Record<PolicyKind, { title: string; label: string; path: string }> = {
  PRIVACY: { title: "Privacy policy", label: "Privacy", path: paths.privacy },
  TERMS: { title: "Terms of use", label: "Terms", path: paths.terms },
  REFUNDS: { title: "Cancellation and refunds", label: "Refunds", path: paths.refunds },
};
