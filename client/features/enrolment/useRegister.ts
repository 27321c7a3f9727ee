import { useApolloClient } from "@apollo/client/react";
import { useRef } from "react";
import { useNavigate } from "react-router-dom";
import type { OfferingKind } from "../../apollo/schema.generated";
import { problemsOf } from "../../apollo/problemsOf";
import { waitingTime } from "../../format/waitingTime";
import { paths } from "../../paths";
import type { FormProblems } from "../../ui/form/problems";
import { COUPON_FIELD } from "./CouponField";
import { makeKey } from "./makeKey";
import { StartRegistrationDocument } from "./StartRegistration.generated";
import type { StartRegistrationMutation } from "./StartRegistration.generated";
import { forgetOwnOrders } from "./useOwnOrder";

type Answer = StartRegistrationMutation["startRegistration"];
type Refusal = Exclude<Answer, { secret: string }>;
type Refused = FormProblems & { refusal?: Refusal["__typename"] };

interface Wanted {
  kind: OfferingKind;
  offeringId: string;
  name: string;
  email: string;
  phone: string;
  couponCode: string | null;
}

function beside(field: string, message: string): FormProblems {
  return { fields: { [field]: message }, general: null };
}

function problemsIn(refusal: Refusal): FormProblems {
  switch (refusal.__typename) {
    case "CouponRefused":
      return beside(COUPON_FIELD, `${refusal.message} Clear this field to register without it.`);
    case "InvalidPhone":
      return beside("phone", refusal.message);
    case "TooManyAttempts":
      return {
        fields: {},
        general: `Too many registrations with these details. Please try again in ${waitingTime(refusal.retryAfterSeconds)}.`,
      };
    default:
      return { fields: {}, general: refusal.message };
  }
}

/** Sends a registration and goes on to its order; answers what was wrong. A repeated try of the same makes one order. */
export function useRegister() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const sent = useRef({ content: "", key: "" });

  return async (wanted: Wanted): Promise<Refused | void> => {
    const content = JSON.stringify(wanted);
    // Whoever changes what they typed wants another order.
    if (sent.current.content !== content) sent.current = { content, key: makeKey() };
    const { data, error } = await client.mutate({
      mutation: StartRegistrationDocument,
      variables: { input: { ...wanted, idempotencyKey: sent.current.key } },
      errorPolicy: "all",
      update: (cache, { data }) => {
        if (data && "secret" in data.startRegistration) forgetOwnOrders(cache);
      },
    });
    if (!data) return problemsOf(error);
    const answer = data.startRegistration;
    if ("registrationId" in answer && answer.registrationId) {
      forgetOwnOrders(client.cache);
      return navigate(paths.registration(answer.registrationId));
    }
    if (!("secret" in answer)) return { ...problemsIn(answer), refusal: answer.__typename };
    // Also for the signed-in, whose session may have ended while they typed.
    await navigate(paths.registration(answer.registration.id, answer.secret));
  };
}
