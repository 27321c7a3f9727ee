import type { Feature } from "../../platform/feature";
import { namesOf } from "../../platform/recordNames";
import { AccountResolver } from "./account/account.resolver";
import { AccountToken } from "./account/accountToken.entity";
import { AuthResolver } from "./sessions/auth.resolver";
import { ProfileResolver } from "./account/profile.resolver";
import { readOwnAccount } from "./account/readOwnAccount";
import { Session } from "./sessions/session.entity";
import { sweepSignIns } from "./sessions/sweepSignIns";
import { User } from "./user.entity";

export const auth: Feature = {
  entities: [AccountToken, Session, User],
  resolvers: [AccountResolver, AuthResolver, ProfileResolver],
  schedules: [{ name: "sweep-sign-ins", cron: "40 21 * * *", work: sweepSignIns }],
  personalData: [readOwnAccount],
  recordNames: { User: namesOf(User, { nameOf: ({ name }) => name }) },
};
