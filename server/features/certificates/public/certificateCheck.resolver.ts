import { Arg, Ctx, Query, Resolver } from "type-graphql";
import { Public } from "../../../core/authorization";
import type { Context } from "../../../platform/context";
import { CertificateCheck } from "./certificateCheck.results";
import { checkCertificateNumber, checkSignedClaim } from "./checkCertificate";

@Resolver(() => CertificateCheck)
export class CertificateCheckResolver {
  @Public()
  @Query(() => CertificateCheck, { description: "The certificate with this number, as anyone may see it." })
  async certificateCheck(@Arg("number", () => String) number: string, @Ctx() context: Context) {
    // It can be revoked at any moment, and names a person: no cache may hold it.
    context.keepPrivate();
    return checkCertificateNumber(context.dataSource.manager, number, await context.academyName());
  }

  @Public()
  @Query(() => CertificateCheck, { description: "Checks what a certificate's QR code holds." })
  async signedCertificateCheck(@Arg("signed", () => String) signed: string, @Ctx() context: Context) {
    context.keepPrivate();
    return checkSignedClaim(context.dataSource.manager, signed, await context.academyName());
  }
}
