import multipart from "@fastify/multipart";
import type { FastifyInstance } from "fastify";
import { receiveStatement } from "./receiveStatement";
import { createFileForm } from "../../../http/forms/fileForm";
import { capPerKey } from "../../../http/forms/uploadCaps";
import type { RouteParts } from "../../../platform/feature";

const form = createFileForm({ what: "statement", maxMegabytes: 20, readWithinMs: 300_000 });

/** No queue: the upload streams into the database, however slow the client is. */
const perClient = capPerKey(4);

/** `POST /cms/bank-statements`: staff upload a bank's CSV as a form. Responds with the statement's id. */
export async function addBankStatements(app: FastifyInstance, { guard }: RouteParts): Promise<void> {
  const options = { onRequest: [guard.openForStaff, form.check], bodyLimit: form.bodyLimit };

  await app.register(async (scope) => {
    await scope.register(multipart, {
      limits: { fileSize: form.fileSize, files: 1, fields: 0, parts: 1, headerPairs: 50 },
      throwFileSizeLimit: false,
    });
    scope.post("/cms/bank-statements", options, async (request, reply) => {
      const context = guard.admitted(request);
      const receive = async () => {
        const part = await request.file();
        if (!part) throw form.missing();
        const { file, filename } = part;
        const upload = { name: filename, bytes: file, isCutOff: () => file.truncated };
        return receiveStatement(context, upload);
      };
      const made = await perClient(context.clientAddress, () => form.readInTime(request, receive));
      if (!made) throw form.tooLarge();
      return reply.code(201).send({ id: made.id });
    });
  });
}
