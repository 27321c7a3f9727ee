import { useQuery } from "@apollo/client/react";
import type { RegistrationState } from "../../../../apollo/schema.generated";
import { cmsPaths } from "../../../../cmsPaths";
import { TabLinks } from "../../../../ui/page/TabLinks";
import { RegistrationCountsDocument } from "./CmsRegistrations.generated";
import { STATES } from "./registrationInWords";

interface RegistrationTabsProps {
  /** Null for all. */
  state: RegistrationState | null;
  /** Empty for everything. */
  offeringId: string;
  search: string;
  /** The id of the list. */
  panel: string;
}

/** The states, each with how many of these registrations are in it. */
export function RegistrationTabs({ state, offeringId, search, panel }: RegistrationTabsProps) {
  const { data, previousData } = useQuery(RegistrationCountsDocument, {
    variables: { offeringId: offeringId || null, search: search || null },
    fetchPolicy: "cache-and-network",
  });
  const counts = (data ?? previousData)?.registrations.counts ?? [];
  const to = (id: string) => cmsPaths.registrationsIn(id, offeringId, search);
  const labelled = Object.entries(STATES).map(([id, words]) => {
    const count = counts.find((one) => one.state === id)?.count;
    return { id, to: to(id), label: count === undefined ? words : `${words} (${count})` };
  });
  const all = counts.length > 0 ? `All (${counts.reduce((sum, { count }) => sum + count, 0)})` : "All";
  return (
    <TabLinks
      label="State"
      panel={panel}
      chosen={state ?? "ALL"}
      tabs={[...labelled, { id: "ALL", to: to("ALL"), label: all }]}
    />
  );
}
