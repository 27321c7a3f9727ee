import { useQuery } from "@apollo/client/react";
import { Link } from "react-router-dom";
import type { RegistrationState } from "../../../../apollo/schema.generated";
import { cmsPaths } from "../../../../cmsPaths";
import { counted } from "../../../../format/counted";
import { Notice } from "../../../../ui/Notice";
import { Skeleton } from "../../../../ui/page/Skeleton";
import { RegistrationCountsDocument } from "./CmsRegistrations.generated";
import { STATES } from "./registrationLabelsForStaff";

const EMPTY: Partial<Record<RegistrationState, string>> = {
  SUBMITTED: "No payments to check",
  WAITING: "The waiting list is empty",
};

interface NoRegistrationsProps {
  state: RegistrationState | null;
  offeringId: string;
  search: string;
}

function NoMatches({ offeringId, search }: Pick<NoRegistrationsProps, "offeringId" | "search">) {
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
export function NoRegistrations({ state, offeringId, search }: NoRegistrationsProps) {
  const { data, loading } = useQuery(RegistrationCountsDocument, {
    variables: { offeringId: offeringId || null, search: search || null },
  });
  if (offeringId === "" && search === "")
    return (
      <Notice title={(state && EMPTY[state]) ?? "No registrations"}>
        <p>Registrations for workshops, bootcamp seasons and batches appear here.</p>
      </Notice>
    );
  if (state && loading && !data) return <Skeleton shape="card" />;
  const elsewhere = (data?.registrations.counts ?? []).filter(({ count }) => count > 0);
  if (!state || elsewhere.length === 0) return <NoMatches offeringId={offeringId} search={search} />;
  return (
    <Notice title={`Nothing in “${STATES[state]}”`}>
      <ul>
        {elsewhere.map((found) => (
          <li key={found.state}>
            <Link to={cmsPaths.registrationsIn(found.state, offeringId, search)}>
              {counted(found.count, "match", "matches")} in {STATES[found.state]}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
