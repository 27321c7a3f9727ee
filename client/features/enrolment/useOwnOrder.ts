import type { ApolloCache } from "@apollo/client";
import { useSuspenseQuery } from "@apollo/client/react";
import { OPTIONAL_QUERY } from "../../apollo/optionalQuery";
import type { OfferingKey } from "../workshops/OwnSeatContext";
import { OwnOrdersDocument } from "./OwnOrders.generated";

/** The signed-in person's live order of one of these; null without one, and where that cannot be read: the server refuses a second one. */
export function useOwnOrder(offerings: OfferingKey[]) {
  const { data } = useSuspenseQuery(OwnOrdersDocument, OPTIONAL_QUERY);
  const orders = data?.viewerLiveRegistrations ?? [];
  const orderOf = ({ kind, id }: OfferingKey) =>
    orders.find((order) => order.kind === kind && order.offeringId === id);
  return offerings.map(orderOf).find((order) => order) ?? null;
}

/** After a registration, or once an order has ended: the person's orders are read again when they are next shown. */
export function forgetOwnOrders(cache: ApolloCache): void {
  for (const fieldName of ["viewerLiveRegistrations", "viewerSeatsInOtherRuns", "viewerRegistrations"])
    cache.evict({ id: "ROOT_QUERY", fieldName });
}
