import { Authorized, Ctx, Field, ObjectType, Query, Resolver } from "type-graphql";
import { Role } from "../../core/authorization";
import { DAY_MS } from "../../core/clock";
import type { Context } from "../context";
import { BackupRun, BackupRunKind } from "./backupRun.entity";

const OVERDUE_MS = 7 * DAY_MS;

@ObjectType()
class BackupState {
  @Field(() => BackupRun, { nullable: true })
  backup!: BackupRun | null;

  @Field(() => BackupRun, {
    nullable: true,
    description: "The last backup that was restored into a scratch database and found complete.",
  })
  verification!: BackupRun | null;

  @Field(() => Boolean, { description: "The last backup, or its last verification, is older than 7 days." })
  isOverdue!: boolean;
}

@Resolver()
export class BackupsResolver {
  @Authorized(Role.ADMIN)
  @Query(() => BackupState)
  async backupState(@Ctx() { dataSource: { manager }, clock }: Context): Promise<BackupState> {
    const last = async (kind: BackupRunKind) =>
      manager.findOne(BackupRun, { where: { kind }, order: { at: "DESC" } });
    const backup = await last(BackupRunKind.BACKUP);
    const verification = await last(BackupRunKind.VERIFICATION);
    const isOld = (run: BackupRun | null) => !run || clock.now().getTime() - run.at.getTime() > OVERDUE_MS;
    return { backup, verification, isOverdue: isOld(backup) || isOld(verification) };
  }
}
