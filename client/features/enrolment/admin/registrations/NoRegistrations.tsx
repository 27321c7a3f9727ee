import { useQuery } from "@apollo/client/react";
import { Link } from "react-router-dom";
import type { RegistrationState } from "../../../../apollo/schema.generated";
import type { ShownRegistrations } from "../../../../cmsPaths";
import { cmsPaths } from "../../../../cmsPaths";
import { counted } from "../../../../format/counted";
import { Notice } from "../../../../ui/Notice";
import { Skeleton } from "../../../../ui/page/Skeleton";
import { RegistrationCountsDocument } from "./CmsRegistrations.generated";
import { filterOf, STATES } from "./registrationLabelsForStaff";

const EMPTY: Partial<Record<RegistrationState, string>> = {
  SUBMITTED: "No payments to check",
  WAITING: "The waiting list is empty",
};

interface NoRegistrationsProps {
  state: RegistrationState | null;
  shown: ShownRegistrations;
}

function NoMatches({ offeringId, search }: ShownRegistrations) {
  if (!offeringId && !search) return <Notice title="Every e-mail address is confirmed" />;
  return (
    <Notice title="No matching registrations">
      <p>
        {offeringId ? "Choose Everything under “Registered for”" : "Check the spelling"}
        {offeringId && search && ", or check the spelling"}
        {search && ": a part of the name, e-mail address or reference is enough"}.
      </p>
    </Notice>
  );
}

/** Links to the states in which the search has matches. */
export function NoRegistrations({ state, shown }: NoRegistrationsProps) {
  const { data, loading } = useQuery(RegistrationCountsDocument, { variables: filterOf(shown) });
  if (Object.values(shown).every((filter) => filter === ""))
    return (
      <Notice title={(state && EMPTY[state]) ?? "No registrations"}>
        <p>Registrations for workshops, bootcamp seasons and batches appear here.</p>
      </Notice>
    );
  if (state && loading && !data) return <Skeleton shape="card" />;
  const elsewhere = (data?.registrations.counts ?? []).filter(({ count }) => count > 0);
  if (!state || elsewhere.length === 0) return <NoMatches {...shown} />;
  return (
    <Notice title={`Nothing in “${STATES[state]}”`}>
      <ul>
        {elsewhere.map((found) => (
          <li key={found.state}>
            <Link to={cmsPaths.registrationsIn(found.state, shown)}>
              {counted(found.count, "match", "matches")} in {STATES[found.state]}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
