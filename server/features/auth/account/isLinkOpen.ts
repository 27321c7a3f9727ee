import type { Context } from "../../../platform/context";
import { AccountPurpose } from "./accountToken.entity";
import type { GivenToken } from "./accountTokens";
import { readToken } from "./accountTokens";

/** Says so before someone types a password. The mutations check again. */
export async function isLinkOpen(context: Context, given: GivenToken): Promise<boolean> {
  const found = await readToken({ manager: context.dataSource.manager, services: context }, given);
  if (!found) return false;
  const { user, sentTo } = found;
  if (given.purpose === AccountPurpose.EMAIL_CHANGE) return true;
  if (given.purpose === AccountPurpose.INVITATION && user.emailVerifiedAt) return false;
  return user.email === sentTo;
}
