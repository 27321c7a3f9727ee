import { Suspense } from "react";
import { Link } from "react-router-dom";
import { CmsPage } from "../../../../cms/CmsPage";
import { cmsPaths } from "../../../../cmsPaths";
import { Panel } from "../../../../ui/Panel";
import { Skeleton } from "../../../../ui/page/Skeleton";
import { BankImportList } from "./BankImportList";
import { StatementDrop } from "./StatementDrop";

/** `/cms/payments`: the bank's statements, compared with what people say that they paid. */
export function CmsPaymentsPage() {
  return (
    <CmsPage title="Bank import" trail={<Link to={cmsPaths.registrations}>Registrations</Link>}>
      <Panel title="Import a statement">
        <StatementDrop />
      </Panel>
      <Panel title="Earlier imports">
        <Suspense fallback={<Skeleton shape="control" count={5} />}>
          <BankImportList />
        </Suspense>
      </Panel>
    </CmsPage>
  );
}
