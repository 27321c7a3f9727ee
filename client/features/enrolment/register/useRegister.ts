import { useApolloClient } from "@apollo/client/react";
import { useNavigate } from "react-router-dom";
import type { OfferingKind } from "../../../apollo/schema.generated";
import { problemsOf } from "../../../apollo/problemsOf";
import { send } from "../../../apollo/send";
import { useIdempotencyKey } from "../../../hooks/useIdempotencyKey";
import { paths } from "../../../../shared/paths";
import type { FormProblems } from "../../../ui/form/problems";
import { fieldProblem, generalProblem } from "../../../ui/form/problems";
import { COUPON_FIELD } from "../coupons/checkCoupon";
import { StartRegistrationDocument } from "./Register.generated";
import type { StartRegistrationMutation } from "./Register.generated";
import { evictOwnRegistrations } from "./useOwnRegistration";

type Result = StartRegistrationMutation["startRegistration"];
type Refusal = Exclude<Result, { secret: string }>;
type Refused = FormProblems & { refusal?: Refusal["__typename"] };

interface Input {
  kind: OfferingKind;
  offeringId: string;
  name: string;
  email: string;
  phone: string;
  couponCode: string | null;
}

const sayTooMany = (wait: string) =>
  `Too many registrations with these details. Please try again in ${wait}.`;

function problemsIn(refusal: Refusal): FormProblems {
  switch (refusal.__typename) {
    case "CouponRefused":
      return fieldProblem(COUPON_FIELD, `${refusal.message} Clear this field to register without it.`);
    case "InvalidPhone":
      return fieldProblem("phone", refusal.message);
    default:
      return generalProblem(refusal.message);
  }
}

/** Registers and opens the order's page; returns the problems, if any. A retry of the same input is idempotent. */
export function useRegister() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { keyFor } = useIdempotencyKey();

  return async (input: Input): Promise<Refused | void> => {
    const { data, error } = await send(client, StartRegistrationDocument, {
      input: { ...input, idempotencyKey: keyFor(input) },
    });
    if (!data) return problemsOf(error, sayTooMany);
    const result = data.startRegistration;
    if ("registrationId" in result && result.registrationId) {
      evictOwnRegistrations(client.cache);
      return navigate(paths.registration(result.registrationId));
    }
    if (!("secret" in result)) return { ...problemsIn(result), refusal: result.__typename };
    evictOwnRegistrations(client.cache);
    // Includes the secret even when signed in, because the session may have ended.
    await navigate(paths.registration(result.registration.id, result.secret));
  };
}
