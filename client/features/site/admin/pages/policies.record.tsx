import { Link, useSearchParams } from "react-router-dom";
import type { UpdatePoliciesInput } from "../../../../apollo/schema.generated";
import { UpdatePoliciesInput as limits } from "../../../../apollo/cmsLimits.generated.json";
import { useLatestQuery } from "../../../../apollo/useLatestQuery";
import { CmsNotFoundPage } from "../../../../cms/CmsNotFoundPage";
import { CmsPage } from "../../../../cms/CmsPage";
import { cmsPaths } from "../../../../cmsPaths";
import { momentInIndia } from "../../../../format/momentInIndia";
import { paths } from "../../../../../shared/paths";
import { Panel } from "../../../../ui/Panel";
import type { PageContentOf } from "../../../../ui/form/kinds/FieldKind";
import { describeFields } from "../../../../ui/form/kinds/FieldKind";
import { markdown } from "../../../../ui/form/kinds/textKinds";
import { sitePage } from "./sitePage";
import styles from "./policies.module.css";
import { CmsPoliciesDocument, CmsPolicyVersionDocument, UpdatePoliciesDocument } from "./sitePages.generated";

const fields = describeFields<PageContentOf<UpdatePoliciesInput>>(limits, {
  privacyText: markdown({
    label: "Privacy policy",
    rows: 18,
    hint: "In Markdown: ## Heading, **bold**, - a list. Leave a policy blank to have no such page.",
  }),
  termsText: markdown({ label: "Terms of use", rows: 18 }),
  refundsText: markdown({ label: "Cancellation and refunds", rows: 12 }),
});

const PoliciesForm = sitePage({
  title: "Policies",
  name: "POLICIES",
  path: paths.privacy,
  fields,
  query: CmsPoliciesDocument,
  mutation: UpdatePoliciesDocument,
});

function PolicyVersionPage({ number }: { number: number }) {
  const { version } = useLatestQuery(CmsPolicyVersionDocument, { number });
  if (!version) return <CmsNotFoundPage />;
  const texts = [
    ["Privacy policy", version.privacyText],
    ["Terms of use", version.termsText],
    ["Cancellation and refunds", version.refundsText],
  ] as const;
  return (
    <CmsPage title={`Policies, version ${number}`} trail={<Link to={cmsPaths.policies}>Policies</Link>}>
      <p>Published on {momentInIndia(version.publishedAt)}.</p>
      {texts.map(([title, text]) => (
        <Panel key={title} title={title}>
          <p className={styles.text}>{text || "No text"}</p>
        </Panel>
      ))}
    </CmsPage>
  );
}

export function CmsPoliciesPage() {
  const number = Number(useSearchParams()[0].get("version"));
  return Number.isInteger(number) && number > 0 ? <PolicyVersionPage number={number} /> : <PoliciesForm />;
}
