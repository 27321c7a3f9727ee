import type { ApolloCache } from "@apollo/client";
import { useSuspenseQuery } from "@apollo/client/react";
import { OPTIONAL_QUERY } from "../../../apollo/optionalQuery";
import type { OfferingKey } from "../../workshops/join/offering";
import { OwnRegistrationsDocument } from "./OwnRegistrations.generated";

/** Null also if the query fails: the server rejects a duplicate. */
export function useOwnRegistration(offerings: OfferingKey[]) {
  const { data } = useSuspenseQuery(OwnRegistrationsDocument, OPTIONAL_QUERY);
  const own = data?.viewerLiveRegistrations ?? [];
  const registrationFor = ({ kind, id }: OfferingKey) =>
    own.find((registration) => registration.kind === kind && registration.offeringId === id);
  return offerings.map(registrationFor).find((registration) => registration) ?? null;
}

/** Invalidates the viewer's registrations, which are refetched when next shown. */
export function evictOwnRegistrations(cache: ApolloCache): void {
  for (const fieldName of ["viewerLiveRegistrations", "viewerSeatsInOtherRuns", "viewerRegistrations"])
    cache.evict({ id: "ROOT_QUERY", fieldName });
}
