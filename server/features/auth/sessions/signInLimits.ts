import { emailKey } from "../../../core/text/email";
import type { Context } from "../../../platform/context";
import type { CountedLimit } from "../../../platform/limits/countAttempt";
import { defineLimit } from "../../../platform/limits/rateLimits";
import { findKnownDevice } from "./knownDevice";
import type { User } from "../user.entity";

const DAY_SECONDS = 24 * 60 * 60;
const PER_DEVICE = defineLimit({ name: "sign-in-device", points: 5, seconds: 5 * 60 });
const PER_DEVICE_AND_DAY = defineLimit({ name: "sign-in-device-day", points: 30, seconds: DAY_SECONDS });
/** Against one password tried on many accounts; a classroom of new devices mistypes less. */
const PER_CLIENT = defineLimit({ name: "sign-in-client", points: 200, seconds: 60 * 60 });
const PER_ACCOUNT_AND_ADDRESS = defineLimit({ name: "sign-in", points: 5, seconds: 5 * 60 });
const PER_ACCOUNT = defineLimit({ name: "sign-in-account", points: 30, seconds: DAY_SECONDS });

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
