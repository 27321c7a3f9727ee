import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { admitProofPicture, readProofPicture, saveProofPicture } from "./proofPictures";
import { canonicalUuid } from "../../../core/uuid";
import { isAdmin } from "../../../core/authorization";
import { NotFound } from "../../../core/errors";
import { enqueuePicture } from "../../../platform/media/pictureQueue";
import { recordPersonalDataAccess } from "../../../platform/security/recordPersonalDataAccess";
import { SecurityEventKind } from "../../../platform/security/securityEvent.entity";
import { PICTURE_PARTS, pictureForm, withPicture } from "../../../http/forms/pictureForm";
import { newestPerKey } from "../../../http/forms/uploadCaps";
import type { RouteParts } from "../../../platform/feature";

const BEARER = /^Bearer ([\w-]{1,64})$/;

interface ProofRoute {
  Params: { registrationId: string };
}

/** The secret comes in a header, because proxies log addresses. */
function wantedOf({ params, headers }: FastifyRequest<ProofRoute>) {
  const registrationId = canonicalUuid(params.registrationId);
  if (registrationId === null) throw new NotFound("registration");
  return { registrationId, secret: BEARER.exec(headers.authorization ?? "")?.[1] ?? null };
}

/** `/payment-proofs/<registration>`, authorized by the order's secret (`Authorization: Bearer`), its owner's session, or staff's. */
export async function addPaymentProofs(app: FastifyInstance, { guard }: RouteParts): Promise<void> {
  const newestPerOrder = newestPerKey();

  async function admitOwner(request: FastifyRequest<ProofRoute>): Promise<void> {
    await admitProofPicture(guard.admitted(request), wantedOf(request));
  }

  await app.register(async (scope) => {
    await scope.register(multipart, PICTURE_PARTS);
    const path = "/payment-proofs/:registrationId";

    const sending = {
      onRequest: [guard.open, pictureForm.check, admitOwner],
      bodyLimit: pictureForm.bodyLimit,
    };
    scope.post<ProofRoute>(path, sending, async (request, reply) => {
      const context = guard.admitted(request);
      const { registrationId } = wantedOf(request);
      const receive = async () =>
        withPicture(request, context.clientAddress, ({ bytes }) =>
          enqueuePicture(() => saveProofPicture(context, registrationId, bytes), {
            signal: context.signal,
            client: context.clientAddress,
          }),
        );
      const cancel = () => void request.raw.destroy();
      const pictureId = await newestPerOrder(registrationId, cancel, receive);
      return reply.code(201).send({ pictureId });
    });

    scope.get<ProofRoute>(path, { onRequest: guard.open }, async (request, reply) => {
      const context = guard.admitted(request);
      const wanted = wantedOf(request);
      const bytes = await readProofPicture(context, wanted);
      if (bytes && isAdmin(await context.actor()))
        await recordPersonalDataAccess(context, {
          kind: SecurityEventKind.PERSONAL_DATA_READ,
          detail: "paymentProof",
          recordId: wanted.registrationId,
        });
      if (!bytes) return reply.code(404).type("text/plain").send("There is no such picture.");
      void reply.headers({
        "content-security-policy": "default-src 'none'; sandbox",
        // A page shows it as a picture; opened directly, it downloads.
        "content-disposition": 'attachment; filename="payment.webp"',
        "content-type": "image/webp",
      });
      return reply.send(bytes);
    });
  });
}
