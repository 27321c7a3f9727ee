import { Suspense, useState } from "react";
import { Link } from "react-router-dom";
import { ShowMore } from "../../../../apollo/ShowMore";
import { CmsPage } from "../../../../cms/CmsPage";
import { WorkTable } from "../../../../cms/lists/WorkTable";
import { useList } from "../../../../cms/records/useList";
import { cmsPaths } from "../../../../cmsPaths";
import { shortDate } from "../../../../format/shortDate";
import { paths } from "../../../../paths";
import { ButtonLink } from "../../../../ui/Button";
import { Notice } from "../../../../ui/Notice";
import { Skeleton } from "../../../../ui/page/Skeleton";
import { Panel } from "../../../../ui/Panel";
import { SearchField } from "../../../../ui/SearchField";
import { CmsCertificatesDocument } from "./Certificates.generated";
import { CertificateStateTag } from "./CertificateStateTag";
import { SigningKeyPanel } from "./SigningKeyPanel";

const COLUMNS = [
  { title: "Number", width: 24 },
  { title: "Learner", width: 22 },
  { title: "For", width: 22 },
  { title: "Date", width: 16 },
  { title: "State" },
];

function CertificateList({ search }: { search: string }) {
  const { nodes, more } = useList(CmsCertificatesDocument, { search: search || null });
  if (nodes.length === 0) {
    return (
      <Notice title={search ? "No matching certificates" : "No certificates yet"}>
        <p>
          {search
            ? "Try a part of the name, the number or the course."
            : "Add a rule, or issue certificates on the page of a batch or run."}
        </p>
      </Notice>
    );
  }
  return (
    <>
      <WorkTable columns={COLUMNS}>
        {nodes.map(({ id, number, name, learner, title, issuedOn, state }) => (
          <tr key={id}>
            <td>
              <Link to={cmsPaths.certificate(id)}>{number}</Link>
            </td>
            <td>{name ?? learner.name}</td>
            <td>{title}</td>
            <td>{shortDate(issuedOn)}</td>
            <td>
              <CertificateStateTag state={state} />
            </td>
          </tr>
        ))}
      </WorkTable>
      <ShowMore {...more} />
    </>
  );
}

export function CmsCertificatesPage() {
  const [search, setSearch] = useState("");
  return (
    <CmsPage
      title="Certificates"
      trail={<Link to={paths.cms}>Dashboard</Link>}
      actions={
        <ButtonLink look="main" size="small" to={cmsPaths.certificateRules}>
          Rules
        </ButtonLink>
      }
    >
      <Panel
        title="All certificates"
        anchor="certificates"
        actions={<SearchField label="Search certificates" onSearch={setSearch} />}
      >
        <Suspense fallback={<Skeleton shape="control" count={6} />}>
          <CertificateList search={search} />
        </Suspense>
      </Panel>
      <Suspense fallback={<Skeleton shape="control" count={2} />}>
        <SigningKeyPanel />
      </Suspense>
    </CmsPage>
  );
}
