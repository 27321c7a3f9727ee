import { Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { Role } from "../../../core/authorization";
import { recordAudit } from "../../../platform/audit/recordAudit";
import { AtMost } from "../../../graphql/limits";
import type { Context } from "../../../platform/context";
import { CertificateKey } from "./certificateKey.entity";
import { rotateKey } from "./certificateKeys";

/** Rotation is rare: once a year at most, or after a break-in. */
const MAX_KEYS = 100;

@Resolver(() => CertificateKey)
export class CertificateKeyResolver {
  @Authorized(Role.ADMIN)
  @AtMost(MAX_KEYS)
  @Query(() => [CertificateKey], { description: "The newest first." })
  async certificateKeys(@Ctx() { dataSource }: Context): Promise<CertificateKey[]> {
    return dataSource.manager.find(CertificateKey, {
      order: { createdAt: "DESC", kid: "ASC" },
      take: MAX_KEYS,
    });
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => CertificateKey, {
    description: "Signs later certificates with a new key. Those signed before still verify.",
  })
  async rotateCertificateKey(@Ctx() context: Context): Promise<CertificateKey> {
    return context.dataSource.transaction(async (manager) => {
      const { before, key } = await rotateKey({ manager, services: context });
      const record = { action: "rotateCertificateKey", entity: "CertificateKey", entityId: null };
      await recordAudit(
        { manager, services: context },
        { ...record, before: { kid: before }, after: { kid: key.kid } },
      );
      return key;
    });
  }
}
