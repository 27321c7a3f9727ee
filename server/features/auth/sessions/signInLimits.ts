import { emailKey } from "../../../core/text/email";
import type { Context } from "../../../platform/context";
import type { CountedLimit } from "../../../platform/limits/countAttempt";
import { defineLimit } from "../../../platform/limits/rateLimits";
import { limitOf } from "../../../platform/limits/limits";
import { findKnownDevice } from "./knownDevice";
import type { User } from "../user.entity";

const PER_DEVICE = limitOf("sign-in-device");
const PER_DEVICE_AND_DAY = limitOf("sign-in-device-day");
/** Against one password tried on many accounts; a classroom of new devices mistypes less. */
const PER_CLIENT = limitOf("sign-in-client");
const PER_ACCOUNT_AND_ADDRESS = limitOf("sign-in");
const PER_ACCOUNT = limitOf("sign-in-account");

const SLOWER_SECONDS = [1, 2, 4, 8, 16, 32, 64, 128, 256, 300];
const SLOWER = SLOWER_SECONDS.map((seconds) => defineLimit({ name: "sign-in-slow", points: 1, seconds }));

/**
 * A known device has its own budget, so strangers cannot lock the owner out. Other devices share the account's budget,
 * then back off instead of being rejected for the day: about 330 guesses a day.
 */
export function signInLimits(
  context: Context,
  { email, user }: { email: string; user: User | null },
): CountedLimit[] {
  const device = user && findKnownDevice(context, user);
  if (device) {
    const key = `${user.id}:${device}`;
    return [
      { limit: PER_DEVICE, key },
      { limit: PER_DEVICE_AND_DAY, key },
    ];
  }
  const account = emailKey(email);
  return [
    { limit: PER_CLIENT, key: context.clientAddress },
    { limit: PER_ACCOUNT_AND_ADDRESS, key: `${account}:${context.clientAddress}` },
    { limit: PER_ACCOUNT, key: account, slower: SLOWER },
  ];
}
