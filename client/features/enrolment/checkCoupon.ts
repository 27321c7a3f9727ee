import type { ApolloClient } from "@apollo/client";
import type { OfferingKind } from "../../apollo/schema.generated";
import { messageOf } from "../../apollo/problemsOf";
import { CheckCouponDocument } from "./CheckCoupon.generated";

export interface Asked {
  kind: OfferingKind;
  id: string;
  couponCode: string;
}

/** What something costs with a coupon that is good for it. */
export interface Quote {
  couponCode: string;
  listRupees: number;
  discountRupees: number;
  amountRupees: number;
}

export type Answer = { quote: Quote } | { problem: string };

/** The price with this coupon, or why there is none. */
export async function checkCoupon(client: ApolloClient, asked: Asked, signal?: AbortSignal): Promise<Answer> {
  const couponCode = asked.couponCode.trim().toUpperCase();
  const { data, error } = await client.mutate({
    mutation: CheckCouponDocument,
    variables: { ...asked, couponCode },
    fetchPolicy: "no-cache",
    errorPolicy: "all",
    context: { fetchOptions: { signal } },
  });
  if (error) return { problem: messageOf(error) };
  const quote = data?.checkCoupon;
  if (!quote) return { problem: "This is not sold at the moment." };
  if (quote.couponMessage) return { problem: quote.couponMessage };
  return { quote: { ...quote, couponCode } };
}
