import multipart from "@fastify/multipart";
import type { FastifyInstance } from "fastify";
import { createFileForm } from "../../../http/forms/fileForm";
import { createHeldForm, partsOf } from "../../../http/forms/heldForm";
import type { RouteParts } from "../../../platform/feature";
import { importStatement } from "./importStatement";

const form = createFileForm({ what: "statement", maxMegabytes: 8, readWithinMs: 300_000 });
const readForm = createHeldForm(form, { perClient: 4, maxBytesHeld: 32 * 1024 * 1024 });

/** `POST /cms/bank-statements`: staff upload a bank's file as a form. Responds with the statement's id. */
export async function addBankStatements(app: FastifyInstance, { guard }: RouteParts): Promise<void> {
  const options = { onRequest: [guard.openForStaff, form.check], bodyLimit: form.bodyLimit };

  await app.register(async (scope) => {
    await scope.register(multipart, partsOf(form, 0));
    scope.post("/cms/bank-statements", options, async (request, reply) => {
      const context = guard.admitted(request);
      const made = await readForm(request, context.clientAddress, ({ fileName: name, bytes }) =>
        importStatement(context, { name, bytes }),
      );
      return reply.code(201).send({ id: made.id });
    });
  });
}
