import multipart from "@fastify/multipart";
import type { FastifyInstance } from "fastify";
import { enqueuePicture } from "./pictureQueue";
import { savePicture } from "./savePicture";
import { PICTURE_PARTS, pictureForm, withPicture } from "../../http/forms/pictureForm";
import type { RouteParts } from "../feature";

/** `POST /media`: staff upload a form with `file` and `alt`; returns the picture's path and size. */
export async function addPictureUpload(app: FastifyInstance, { guard }: RouteParts): Promise<void> {
  const options = { onRequest: [guard.openForStaff, pictureForm.check], bodyLimit: pictureForm.bodyLimit };

  await app.register(async (scope) => {
    await scope.register(multipart, PICTURE_PARTS);

    scope.post("/media", options, async (request, reply) => {
      const context = guard.admitted(request);
      const picture = await withPicture(request, context.clientAddress, (sent) =>
        enqueuePicture(() => savePicture(context, sent), { signal: context.signal }),
      );
      const { id, url, width, height, alt } = picture;
      return reply.code(201).send({ id, url, width, height, alt });
    });
  });
}
