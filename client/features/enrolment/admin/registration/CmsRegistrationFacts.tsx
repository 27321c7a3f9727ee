import type { FragmentType } from "@apollo/client";
import type { ReactNode } from "react";
import { useFragmentData } from "../../../../apollo/useFragmentData";
import { phoneLink } from "../../../../format/phoneLink";
import { Facts } from "../../../../ui/text/Facts";
import { momentInIndia } from "../../../../format/momentInIndia";
import { price } from "../../../../format/price";
import { rupees } from "../../../../format/rupees";
import { CmsRegistrationFacts_RegistrationFragmentDoc } from "./CmsRegistrationFacts.generated";
import type { CmsRegistrationFacts_RegistrationFragment } from "./CmsRegistrationFacts.generated";

interface CmsRegistrationFactsProps {
  registration: FragmentType<CmsRegistrationFacts_RegistrationFragment>;
}

/** The order: who, what, and what it costs. */
export function CmsRegistrationFacts({ registration }: CmsRegistrationFactsProps) {
  const data = useFragmentData(CmsRegistrationFacts_RegistrationFragmentDoc, registration);
  const { listRupees, discountRupees, amountRupees, couponCode, holdUntil, placeInLine } = data;
  const facts: [string, ReactNode][] = [
    ["Reference", <strong key="reference">{data.reference}</strong>],
    ["For", data.title],
    ["Amount", <strong key="amount">{price(amountRupees)}</strong>],
    [
      "Price",
      discountRupees > 0 &&
        `${rupees(listRupees)}, less ${rupees(discountRupees)} by ${couponCode ?? "a coupon"}`,
    ],
    [
      "E-mail",
      <a key="email" href={`mailto:${encodeURIComponent(data.email)}`}>
        {data.email}
      </a>,
    ],
    ["E-mail confirmed", data.emailConfirmedAt ? momentInIndia(data.emailConfirmedAt) : "Not yet"],
    [
      "Phone",
      <a key="phone" href={phoneLink(data.phone)}>
        {data.phone}
      </a>,
    ],
    ["Registered", momentInIndia(data.createdAt)],
    ["Place in line", placeInLine],
    ["Held until", holdUntil && momentInIndia(holdUntil)],
    ["Reason", data.reason],
  ];
  return <Facts facts={facts} />;
}
