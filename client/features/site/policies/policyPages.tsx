import { useSuspenseQuery } from "@apollo/client/react";
import { Link } from "react-router-dom";
import type { PolicyKind } from "../../../apollo/schema.generated";
import { usePolicyKinds, useSite } from "../../../apollo/useSite";
import { momentInIndia } from "../../../format/momentInIndia";
import { paths } from "../../../../shared/paths";
import { PageFrame } from "../../../ui/layout/PageFrame";
import { Row } from "../../../ui/layout/Row";
import { Text } from "../../../ui/layout/Text";
import { Notice } from "../../../ui/Notice";
import { PageHead } from "../../../ui/page/PageHead";
import { Prose } from "../../../ui/text/Prose";
import { Tag } from "../../../ui/text/Tag";
import { POLICY_PAGES } from "../../auth/policyLinks";
import { PoliciesDocument } from "./Policies.generated";
import styles from "./policyPages.module.css";

const LEADS: Record<PolicyKind, string> = {
  PRIVACY: "What we store about you, why, for how long, and how to get it deleted.",
  TERMS: "What you can expect from us, and what we ask of you.",
  REFUNDS: "How to cancel, and when you get your money back.",
};

function PolicyPage({ kind }: { kind: PolicyKind }) {
  const { policies } = useSuspenseQuery(PoliciesDocument, { variables: { kind } }).data;
  const { academyName } = useSite();
  const others = usePolicyKinds().filter((other) => other !== kind);
  const { title, path } = POLICY_PAGES[kind];
  const { html, isDraft, published } = policies;
  return (
    <PageFrame>
      <PageHead title={title} description={`${academyName}: ${LEADS[kind]}`} path={path} />
      <article className={styles.policy}>
        <header className={styles.head}>
          <h1>{title}</h1>
          <Text size="large">{LEADS[kind]}</Text>
          {isDraft && <Tag tone="warning">Draft</Tag>}
          {!isDraft && published && (
            <Text tone="muted" size="small">
              Last changed on {momentInIndia(published.publishedAt)}
            </Text>
          )}
        </header>
        {html ? (
          <Prose html={html} />
        ) : (
          <Notice title="Not published yet">
            <p>
              We haven’t published this page yet. <Link to={paths.contact}>Ask us</Link>, and we’ll answer.
            </p>
          </Notice>
        )}
      </article>
      {others.length > 0 && (
        <Row as="nav" gap="2" aria-label="Other policies">
          {others.map((other) => (
            <Link key={other} to={POLICY_PAGES[other].path}>
              {POLICY_PAGES[other].title}
            </Link>
          ))}
        </Row>
      )}
    </PageFrame>
  );
}

export const PrivacyPage = () => <PolicyPage kind="PRIVACY" />;
export const TermsPage = () => <PolicyPage kind="TERMS" />;
export const RefundsPage = () => <PolicyPage kind="REFUNDS" />;
