import { Fragment } from "react";
import { Link } from "react-router-dom";
import type { PolicyKind } from "../../apollo/schema.generated";
import { usePolicyKinds } from "../../apollo/useSite";
import { Text } from "../../ui/layout/Text";
import { POLICY_PAGES } from "./policyLinks";

interface PolicyConsentProps {
  /** Such as "By registering you agree to our". */
  text: string;
  kinds: PolicyKind[];
}

function separator(index: number, count: number): string {
  if (index === 0) return " ";
  return index === count - 1 ? " and " : ", ";
}

/** One line with links to the policies. The server stores which version was published when the form was sent. */
export function PolicyConsent({ text, kinds }: PolicyConsentProps) {
  const published = usePolicyKinds();
  const shown = kinds.filter((kind) => published.includes(kind));
  if (shown.length === 0) return null;
  return (
    <Text tone="muted" size="small">
      {text}
      {shown.map((kind, index) => (
        <Fragment key={kind}>
          {separator(index, shown.length)}
          <Link to={POLICY_PAGES[kind].path} target="_blank">
            {POLICY_PAGES[kind].title.toLowerCase()}
          </Link>
        </Fragment>
      ))}
      .
    </Text>
  );
}
