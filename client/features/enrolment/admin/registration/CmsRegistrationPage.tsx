import { useState } from "react";
import { Link, useParams } from "react-router-dom";
import { useLatestQuery } from "../../../../apollo/useLatestQuery";
import { CmsPage } from "../../../../cms/CmsPage";
import { cmsPaths } from "../../../../cmsPaths";
import { Notice } from "../../../../ui/Notice";
import { Panel } from "../../../../ui/Panel";
import { CmsRegistrationDocument } from "./CmsRegistration.generated";
import { CmsRegistrationFacts } from "./CmsRegistrationFacts";
import { CmsTimeline } from "./CmsTimeline";
import { PaymentProofShown } from "./PaymentProofShown";
import { RegistrationDecision } from "../decisions/RegistrationDecision";
import { RegistrationLetters } from "./RegistrationLetters";
import { RegistrationStateTag } from "../registrations/RegistrationStateTag";
import { RegistrationSteps } from "../decisions/RegistrationSteps";
import { RenewLinkDialog } from "./RenewLinkDialog";
import { useWalk } from "../decisions/useWalk";

/** `/cms/registrations/:id`: the proof of payment beside the order. */
export function CmsRegistrationPage() {
  const { id = "" } = useParams();
  const steps = useWalk(id);
  const [hasKeys, setHasKeys] = useState(true);
  const data = useLatestQuery(CmsRegistrationDocument, { id });
  const registration = data.cmsRegistration;
  const trail = <Link to={steps?.walk.from ?? cmsPaths.registrations}>Registrations</Link>;
  if (!registration) {
    return (
      <CmsPage isNotFound title="No such registration" trail={trail}>
        <Notice
          title="This registration no longer exists"
          action={<Link to={cmsPaths.registrations}>To all registrations</Link>}
        >
          <p>The learner may have asked us to delete their data.</p>
        </Notice>
      </CmsPage>
    );
  }

  return (
    <CmsPage
      // Another person's page, also where both have one name: its heading takes the focus.
      key={id}
      title={registration.name}
      trail={trail}
      state={<RegistrationStateTag {...registration} />}
      actions={steps && <RegistrationSteps steps={steps} />}
      aside={
        <>
          <Panel title="Order">
            <CmsRegistrationFacts registration={registration} />
          </Panel>
          <Panel title="History">
            <CmsTimeline registration={registration} />
          </Panel>
          <Panel title="E-mails">
            <RegistrationLetters registration={registration} />
            <RenewLinkDialog registration={registration} />
          </Panel>
        </>
      }
    >
      <Panel title="Payment">
        <RegistrationDecision
          registration={registration}
          steps={steps}
          hasKeys={hasKeys}
          onSwitchKeys={setHasKeys}
        />
        <PaymentProofShown registration={registration} />
      </Panel>
    </CmsPage>
  );
}
