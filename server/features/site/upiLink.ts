import type { Registration } from "../enrolment/registration/registration.entity";
import { canSubmitProof } from "../enrolment/registration/registration.policy";
import type { SiteSettings } from "./siteSettings.entity";

type Payee = Pick<SiteSettings, "upiAddress" | "upiPayeeName" | "academyName">;
type Order = Pick<Registration, "state" | "holdUntil" | "amountRupees" | "reference">;

/** RFC 3986 allows "@" in a query, and some payment apps do not decode it. */
function encode(text: string): string {
  return encodeURIComponent(text).replaceAll("%40", "@");
}

/** An NPCI "upi://pay" link; bank statements repeat its reference. Null if nothing is due, the run has ended or no UPI address is set. */
export function upiLink(payee: Payee, order: Order, hasEnded: boolean): string | null {
  const { reference, amountRupees } = order;
  if (!payee.upiAddress || amountRupees <= 0 || hasEnded || !canSubmitProof(order, hasEnded)) return null;
  const parts = {
    pa: payee.upiAddress,
    pn: payee.upiPayeeName ?? payee.academyName,
    am: `${amountRupees}.00`,
    cu: "INR",
    tr: reference,
    tn: reference,
  };
  const query = Object.entries(parts).map(([name, value]) => `${name}=${encode(value)}`);
  return `upi://pay?${query.join("&")}`;
}
