import type { ApolloCache } from "@apollo/client";
import { useSuspenseQuery } from "@apollo/client/react";
import { OPTIONAL_QUERY } from "../../../apollo/optionalQuery";
import type { OfferingKey } from "../../workshops/join/ByOwnSeat";
import { OwnRegistrationsDocument } from "./OwnRegistrations.generated";

/** The viewer's live registration for one of these; null without one, and where it cannot be read: the server rejects a second one. */
export function useOwnRegistration(offerings: OfferingKey[]) {
  const { data } = useSuspenseQuery(OwnRegistrationsDocument, OPTIONAL_QUERY);
  const own = data?.viewerLiveRegistrations ?? [];
  const registrationFor = ({ kind, id }: OfferingKey) =>
    own.find((registration) => registration.kind === kind && registration.offeringId === id);
  return offerings.map(registrationFor).find((registration) => registration) ?? null;
}

/** After a registration starts or ends: the viewer's registrations are refetched when next shown. */
export function evictOwnRegistrations(cache: ApolloCache): void {
  for (const fieldName of ["viewerLiveRegistrations", "viewerSeatsInOtherRuns", "viewerRegistrations"])
    cache.evict({ id: "ROOT_QUERY", fieldName });
}
