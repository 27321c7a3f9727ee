import { expect, test } from "vitest";
import { detailLabel } from "../../../client/features/site/admin/security/securityEventLabels";
import { namesInServer } from "../../support/namesInServer";

test("every limit that can be exceeded has words for staff", async () => {
  const limits = await namesInServer(/\bdefineLimit\([^"]*?name: "([\w-]+)"/g);
  expect(limits.length).toBeGreaterThan(30);
  expect(limits.filter((limit) => detailLabel(limit) === limit)).toEqual([]);
});
