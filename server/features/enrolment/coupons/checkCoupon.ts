import type { Context } from "../../../platform/context";
import { countAttempt } from "../../../platform/limits/countAttempt";
import { limitOf } from "../../../platform/limits/limits";
import type { PublicOfferingKey } from "../offerings/offering";
import { findOfferingOnSale } from "../offerings/offering";
import { quotePrice } from "./quotePrice";
import { MAX_COUPON_CODE } from "./coupon.content";
import { PriceQuote } from "./priceQuote.results";

/** Codes are short, so limit guessing. Valid codes are not counted. */
export const WRONG_CODES = limitOf("coupon");

export async function checkCoupon(
  context: Context,
  key: PublicOfferingKey,
  couponCode: string,
): Promise<PriceQuote | null> {
  const { manager } = context.dataSource;
  const now = context.clock.now();
  const offering = await findOfferingOnSale(manager, key, now);
  if (!offering?.isOpen) return null;
  const quoteOf = async (code: string | null): Promise<PriceQuote> => {
    const {
      coupon: _coupon,
      refusal,
      ...amounts
    } = await quotePrice(manager, { offering, couponCode: code }, now);
    const { title, isFull } = offering;
    return Object.assign(new PriceQuote(), { ...amounts, title, isFull, couponMessage: refusal });
  };
  if (!couponCode.trim()) return quoteOf(null);
  const attempt = await countAttempt(context, [{ limit: WRONG_CODES, key: context.clientAddress }]);
  const quote = await quoteOf(couponCode.slice(0, MAX_COUPON_CODE));
  if (!quote.couponMessage) await attempt.refund();
  return quote;
}
