import { Suspense } from "react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { CmsPage } from "../../../../cms/CmsPage";
import { ExportLinks } from "../../../../cms/lists/ExportLinks";
import { cmsPaths } from "../../../../cmsPaths";
import { idInAddress, paths } from "../../../../paths";
import { ButtonLink } from "../../../../ui/Button";
import { Panel } from "../../../../ui/Panel";
import { Skeleton } from "../../../../ui/page/Skeleton";
import { RegistrationFilters } from "./RegistrationFilters";
import { stateNamed } from "./registrationInWords";
import { RegistrationList } from "./RegistrationList";
import { RegistrationTabs } from "./RegistrationTabs";

const LIST = "registrations";

/** `/cms/registrations`: who wants a place, who has paid, and what waits for a decision. */
export function CmsRegistrationsPage() {
  const [address] = useSearchParams();
  const state = stateNamed(address.get("state"));
  const offeringId = idInAddress(address.get("offering")) ?? "";
  const search = address.get("search") ?? "";
  const navigate = useNavigate();

  /** In the address, so that Back finds the list as it was left. */
  function narrow(offering: string, text: string) {
    const to = cmsPaths.registrationsIn(address.get("state") ?? "", offering, text);
    void navigate(to, { replace: true });
  }

  return (
    <CmsPage
      title="Registrations"
      trail={<Link to={paths.cms}>Dashboard</Link>}
      actions={
        <>
          <ButtonLink size="small" to={cmsPaths.payments}>
            Bank import
          </ButtonLink>
          <ButtonLink size="small" to={cmsPaths.coupons}>
            Coupons
          </ButtonLink>
          <ExportLinks
            to={(format) => cmsPaths.registrationsFile(format, { state: state ?? "", offeringId, search })}
          />
        </>
      }
    >
      <Panel
        title="Inbox"
        actions={
          <RegistrationFilters
            offeringId={offeringId}
            search={search}
            onOffering={(id) => narrow(id, search)}
            onSearch={(text) => narrow(offeringId, text)}
          />
        }
      >
        <RegistrationTabs state={state} offeringId={offeringId} search={search} panel={LIST} />
        <div id={LIST} role="tabpanel" aria-labelledby={`tab-${state ?? "ALL"}`}>
          <Suspense fallback={<Skeleton shape="control" count={8} />}>
            <RegistrationList key={state} state={state} offeringId={offeringId} search={search} />
          </Suspense>
        </div>
      </Panel>
    </CmsPage>
  );
}
