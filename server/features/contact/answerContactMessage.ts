import type { EntityManager } from "typeorm";
import type { Context } from "../../graphql/context";
import { signedInActor } from "../../graphql/context";
import { editVersioned } from "../../platform/audit/editVersioned";
import { queueLetter } from "../../platform/mail/queueLetter";
import type { ReplyToContactMessageInput, UpdateContactMessageStatusInput } from "./contact.inputs";
import { ContactStatus } from "./contact.values";
import { replyLetter } from "./contactLetters";
import { ContactMessage } from "./contactMessage.entity";
import { ContactReply } from "./contactReply.entity";
import { readAcademy } from "../../platform/readAcademy";

interface StatusEdit {
  action: string;
  id: string;
  expectedVersion: number;
  status: ContactStatus;
}

function setStatus(manager: EntityManager, context: Context, { status, ...edit }: StatusEdit) {
  return editVersioned(manager, context, {
    ...edit,
    target: ContactMessage,
    noun: "message",
    changes: { status },
    // The log is kept for ever: what somebody wrote to us does not belong into it.
    recorded: (message) => ({ status: message.status }),
  });
}

export async function updateContactMessageStatus(
  context: Context,
  { id, expectedVersion, status }: UpdateContactMessageStatusInput,
): Promise<ContactMessage> {
  const action = "updateContactMessageStatus";
  return context.dataSource.transaction((manager) =>
    setStatus(manager, context, { action, id, expectedVersion, status }),
  );
}

/** Answers by mail: the letter is queued and kept with who wrote it, and the message is answered. */
export async function replyToContactMessage(
  context: Context,
  { id, expectedVersion, text }: ReplyToContactMessageInput,
): Promise<ContactMessage> {
  const { name } = await signedInActor(context);
  return context.dataSource.transaction(async (manager) => {
    const message = await setStatus(manager, context, {
      action: "replyToContactMessage",
      id,
      expectedVersion,
      status: ContactStatus.ANSWERED,
    });
    await manager.insert(ContactReply, {
      messageId: id,
      authorName: name,
      text: text.trim(),
      createdAt: context.clock.now(),
    });
    const academy = await readAcademy(manager);
    await queueLetter(manager, context, replyLetter(message.email, academy, text));
    return message;
  });
}
