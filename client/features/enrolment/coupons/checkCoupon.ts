import type { ApolloClient } from "@apollo/client";
import type { OfferingKind } from "../../../apollo/schema.generated";
import { messageOf } from "../../../apollo/problemsOf";
import { send } from "../../../apollo/send";
import { CheckCouponDocument } from "./CheckCoupon.generated";

export const COUPON_FIELD = "couponCode";

export const NO_CODE = "Please enter the coupon's code.";

export const COUPON_INPUT = {
  label: "Coupon",
  autoComplete: "off",
  autoCapitalize: "characters",
  spellCheck: false,
  required: true,
  missing: NO_CODE,
} as const;

export interface CouponQuestion {
  kind: OfferingKind;
  id: string;
  couponCode: string;
}

export interface Quote {
  couponCode: string;
  listRupees: number;
  discountRupees: number;
  amountRupees: number;
}

export type CouponResult = { quote: Quote } | { problem: string };

/** Returns the discounted price, or why the coupon is invalid. */
export async function checkCoupon(
  client: ApolloClient,
  question: CouponQuestion,
  signal?: AbortSignal,
): Promise<CouponResult> {
  const couponCode = question.couponCode.trim().toUpperCase();
  const { data, error } = await send(
    { client, fetchPolicy: "no-cache", context: { fetchOptions: { signal } } },
    CheckCouponDocument,
    { ...question, couponCode },
  );
  if (error)
    return {
      problem: messageOf(error, (wait) => `Too many codes were tried. Please try again in ${wait}.`),
    };
  const quote = data?.checkCoupon;
  if (!quote) return { problem: "This isn’t sold at the moment." };
  if (quote.couponMessage) return { problem: quote.couponMessage };
  return { quote: { ...quote, couponCode } };
}
