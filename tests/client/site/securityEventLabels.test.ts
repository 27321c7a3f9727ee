import { expect, test } from "vitest";
import { detailLabel } from "../../../client/features/site/admin/security/securityEventLabels";
import { LIMITS } from "../../../server/platform/limits/limits";

test("every limit that can be exceeded has words for staff", () => {
  expect([...Object.keys(LIMITS), "sign-in-slow"].filter((limit) => detailLabel(limit) === limit)).toEqual(
    [],
  );
});
