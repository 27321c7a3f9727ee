import type { EntityManager } from "typeorm";
import { readPolicyVersion } from "../../../platform/readPolicyVersion";
import type { PoliciesContent } from "./policies.content";
import { PolicyVersion } from "./policyVersion.entity";

const TEXTS = ["privacyText", "termsText", "refundsText"] as const;

/** Keeps the published texts under the next number, unless they are those of the newest. */
export async function keepPolicyVersion(
  manager: EntityManager,
  texts: PoliciesContent,
  publishedAt: Date,
): Promise<void> {
  const number = (await readPolicyVersion(manager)) ?? 0;
  const newest = await manager.findOneBy(PolicyVersion, { number });
  if (TEXTS.every((text) => (newest?.[text] ?? "") === texts[text])) return;
  const { privacyText, termsText, refundsText } = texts;
  await manager.insert(PolicyVersion, {
    number: number + 1,
    privacyText,
    termsText,
    refundsText,
    publishedAt,
  });
}
