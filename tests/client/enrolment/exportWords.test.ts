import { expect, test } from "vitest";
import { DESKS, STATUSES } from "../../../client/features/contact/admin/messageInWords";
import { registrationStateInWords } from "../../../client/features/enrolment/admin/registrations/registrationInWords";
import { DESKS_IN_WORDS, STATUSES_IN_WORDS } from "../../../server/features/contact/contactInWords";
import { RegistrationState } from "../../../server/features/enrolment/orders/registration.entity";
import { stateInWords } from "../../../server/features/enrolment/staff/stateInWords";

test.each(Object.values(RegistrationState))("exports call %s as the screens do", (state) => {
  for (const amountRupees of [0, 199])
    expect(stateInWords({ state, amountRupees })).toBe(registrationStateInWords(state, amountRupees));
});

test("exports call a message's form and status as the screens do", () => {
  expect(STATUSES_IN_WORDS).toEqual(STATUSES);
  expect(DESKS_IN_WORDS).toEqual(DESKS);
});
