import { useQuery } from "@apollo/client/react";
import type { RegistrationState } from "../../../apollo/schema.generated";
import { paths } from "../../../paths";
import { TabLinks } from "../../../ui/TabLinks";
import { DecisionsWaitingDocument } from "./CmsRegistrations.generated";
import { STATES } from "./registrationInWords";

interface RegistrationTabsProps {
  /** Null for all. */
  state: RegistrationState | null;
  /** The id of the list. */
  panel: string;
}

/** The states, each with how many registrations are in it. */
export function RegistrationTabs({ state, panel }: RegistrationTabsProps) {
  const { data } = useQuery(DecisionsWaitingDocument, { fetchPolicy: "cache-and-network" });
  const counts = data?.registrations.counts ?? [];
  const labelled = Object.entries(STATES).map(([id, words]) => {
    const count = counts.find((one) => one.state === id)?.count;
    const to = paths.cmsRegistrationsIn(id);
    return { id, to, label: count === undefined ? words : `${words} (${count})` };
  });
  return (
    <TabLinks
      label="State"
      panel={panel}
      chosen={state ?? "ALL"}
      tabs={[...labelled, { id: "ALL", to: paths.cmsRegistrationsIn("ALL"), label: "All" }]}
    />
  );
}
