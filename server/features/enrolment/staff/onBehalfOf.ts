import { Role } from "../../../core/authorization";
import type { Services } from "../../../platform/context";
import { User } from "../../auth/user.entity";
import type { Staff } from "./decideRegistration";

/** For a job that staff asked for; null once the person is no longer staff. */
export async function onBehalfOf(services: Services, staffId: string): Promise<Staff | null> {
  const user = await services.dataSource.manager.findOneBy(User, { id: staffId, role: Role.ADMIN });
  if (!user) return null;
  const { id: userId, name, email, emailVerifiedAt, role } = user;
  const actor = { userId, name, email, emailVerifiedAt, role, sessionId: "" };
  return { ...services, actor: async () => actor, clientAddress: "" };
}
