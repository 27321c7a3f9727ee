import { createHmac } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { normalPassword } from "../core/text/password";
import { generatedForm, normalCode } from "../core/text/secretCode";
import type { Asking } from "../core/concurrency/workQueue";
import { createWorkQueue } from "../core/concurrency/workQueue";

// The library's default algorithm is argon2id.
export interface PasswordCost {
  /** In KiB. */
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

const PASSWORD_COST: PasswordCost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
const AT_ONCE = 2;
/** About four seconds of work. */
const MAX_WAITING = 192;
/** Lets a classroom behind one address sign in at once, with room left for others. */
const MAX_PER_CLIENT = 64;

export interface Hashing {
  hashPassword: (password: string) => Promise<string>;
  /** A null hash takes the same time and never matches. */
  verifyPassword: (password: string, passwordHash: string | null) => Promise<boolean>;
  isOutdated: (passwordHash: string) => boolean;
  /** Peppered with the encrypted data key, so that a copy of the database does not allow guessing short codes. */
  hashCode: (code: string) => Promise<string>;
  verifyCode: (code: string, codeHash: string | null) => Promise<boolean>;
  /** 256 bits derived from the data key: deterministic, so the database need not store them. */
  deriveToken: (purpose: string) => string;
  /** Clients take turns; a disconnected client's work is dropped. */
  forClient: (asking: Asking) => Hashing;
}

interface Check {
  /** All are compared, so that the time does not tell which one matched. */
  spellings: string[];
  wanted: string | null;
  dummy: Promise<string>;
  options: PasswordCost;
}

function distinct(...spellings: string[]): string[] {
  return [...new Set(spellings)];
}

export function createHashing(dataKey: string, cost = PASSWORD_COST): Hashing {
  const queue = createWorkQueue({
    atOnce: AT_ONCE,
    maxWaiting: MAX_WAITING,
    maxPerClient: MAX_PER_CLIENT,
  });
  const peppered = { ...cost, secret: Buffer.from(dataKey) };
  const nobody = queue(() => hash(dataKey, cost));
  const noCode = queue(() => hash(dataKey, peppered));

  function isOutdated(passwordHash: string): boolean {
    const [, memoryCost = 0, timeCost = 0, parallelism = 0] =
      /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(passwordHash)?.map(Number) ?? [];
    return memoryCost < cost.memoryCost || timeCost < cost.timeCost || parallelism < cost.parallelism;
  }

  function hashingFor(asking?: Asking): Hashing {
    const hashText = async (text: string, options: PasswordCost) => queue(() => hash(text, options), asking);

    /** One queue entry for all spellings, so that a busy server checks all or none. */
    async function check({ spellings, wanted, dummy, options }: Check): Promise<boolean> {
      return queue(async () => {
        const against = wanted ?? (await dummy);
        let isMatch = false;
        for (const spelling of spellings)
          if (await verify(against, spelling, options)) isMatch = wanted !== null;
        return isMatch;
      }, asking);
    }

    return {
      hashPassword: (password) => hashText(normalPassword(password), cost),
      verifyPassword: async (password, wanted) =>
        check({
          // Old hashes are of the password as typed.
          spellings: distinct(normalPassword(password), password),
          ...{ wanted, dummy: nobody, options: cost },
        }),
      isOutdated,
      hashCode: (code) => hashText(normalCode(code), peppered),
      verifyCode: async (code, wanted) =>
        check({
          spellings: [...distinct(normalCode(code), code.trim()), generatedForm(code)],
          ...{ wanted, dummy: noCode, options: peppered },
        }),
      deriveToken: (purpose) => createHmac("sha256", dataKey).update(purpose).digest("base64url"),
      forClient: hashingFor,
    };
  }

  return hashingFor();
}
