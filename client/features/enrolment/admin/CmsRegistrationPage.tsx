import { useSuspenseQuery } from "@apollo/client/react";
import { Link, useParams } from "react-router-dom";
import { CmsPage } from "../../../cms/CmsPage";
import { paths } from "../../../paths";
import { Notice } from "../../../ui/Notice";
import { Panel } from "../../../ui/Panel";
import { CmsRegistrationDocument } from "./CmsRegistration.generated";
import { CmsRegistrationFacts } from "./CmsRegistrationFacts";
import { CmsTimeline } from "./CmsTimeline";
import { PaymentProofShown } from "./PaymentProofShown";
import { RegistrationDecision } from "./RegistrationDecision";
import { RegistrationStateTag } from "./RegistrationStateTag";

/** `/cms/registrations/:id`: the proof of payment beside the order. */
export function CmsRegistrationPage() {
  const { id = "" } = useParams();
  const { data } = useSuspenseQuery(CmsRegistrationDocument, {
    variables: { id },
    fetchPolicy: "cache-and-network",
  });
  const registration = data.cmsRegistration;
  const trail = <Link to={paths.cmsRegistrations}>Registrations</Link>;
  if (!registration) {
    return (
      <CmsPage title="No such registration" trail={trail}>
        <Notice
          title="This registration is not here any more"
          action={<Link to={paths.cmsRegistrations}>To all registrations</Link>}
        >
          <p>The person may have had their data deleted.</p>
        </Notice>
      </CmsPage>
    );
  }

  return (
    <CmsPage
      title={registration.name}
      trail={trail}
      state={<RegistrationStateTag state={registration.state} />}
      aside={
        <>
          <Panel title="Order">
            <CmsRegistrationFacts registration={registration} />
          </Panel>
          <Panel title="What happened">
            <CmsTimeline registration={registration} />
          </Panel>
        </>
      }
    >
      <Panel title="Payment">
        <RegistrationDecision key={id} registration={registration} />
        <PaymentProofShown registration={registration} />
      </Panel>
    </CmsPage>
  );
}
