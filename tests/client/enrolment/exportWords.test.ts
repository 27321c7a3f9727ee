import { expect, test } from "vitest";
import { DESKS, STATUSES } from "../../../client/features/contact/admin/messageLabels";
import { registrationStateLabel } from "../../../client/features/enrolment/admin/registrations/registrationLabelsForStaff";
import { DESK_LABELS, STATUS_LABELS } from "../../../server/features/contact/contactLabels";
import { RegistrationState } from "../../../server/features/enrolment/registration/registration.entity";
import { stateLabel } from "../../../server/features/enrolment/staff/stateLabel";

test.each(Object.values(RegistrationState))("exports call %s as the screens do", (state) => {
  for (const amountRupees of [0, 199])
    expect(stateLabel({ state, amountRupees })).toBe(registrationStateLabel(state, amountRupees));
});

test("exports call a message's form and status as the screens do", () => {
  expect(STATUS_LABELS).toEqual(STATUSES);
  expect(DESK_LABELS).toEqual(DESKS);
});
