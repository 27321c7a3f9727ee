import type { Context } from "../../platform/context";
import { signedInActor } from "../../core/requestContext";
import { editVersioned } from "../../platform/audit/editVersioned";
import { queueEmail } from "../../platform/mail/queueEmail";
import type { ReplyToContactMessageInput, UpdateContactMessageStatusInput } from "./contact.inputs";
import { ContactStatus } from "./contact.values";
import { replyEmail } from "./contactEmails";
import { ContactMessage } from "./contactMessage.entity";
import { ContactReply } from "./contactReply.entity";
import { readAcademy } from "../../platform/readAcademy";
import type { Transaction } from "../../platform/transaction";

interface StatusEdit {
  action: string;
  id: string;
  expectedVersion: number;
  status: ContactStatus;
}

function setStatus({ manager, services: context }: Transaction<Context>, { status, ...edit }: StatusEdit) {
  return editVersioned(
    { manager, services: context },
    {
      ...edit,
      target: ContactMessage,
      noun: "message",
      changes: { status },
      // The log is permanent, so it must not hold what people wrote.
      recorded: (message) => ({ status: message.status }),
    },
  );
}

export async function updateContactMessageStatus(
  context: Context,
  { id, expectedVersion, status }: UpdateContactMessageStatusInput,
): Promise<ContactMessage> {
  const action = "updateContactMessageStatus";
  return context.dataSource.transaction((manager) =>
    setStatus({ manager, services: context }, { action, id, expectedVersion, status }),
  );
}

export async function replyToContactMessage(
  context: Context,
  { id, expectedVersion, text }: ReplyToContactMessageInput,
): Promise<ContactMessage> {
  const { name } = await signedInActor(context);
  return context.dataSource.transaction(async (manager) => {
    const message = await setStatus(
      { manager, services: context },
      {
        action: "replyToContactMessage",
        id,
        expectedVersion,
        status: ContactStatus.ANSWERED,
      },
    );
    await manager.insert(ContactReply, {
      messageId: id,
      authorName: name,
      text: text.trim(),
      createdAt: context.clock.now(),
    });
    const academy = await readAcademy(manager);
    await queueEmail({ manager, services: context }, replyEmail(message.email, academy, text));
    return message;
  });
}
