import { isEmail } from "class-validator";
import type { EntityManager } from "typeorm";
import type { Services } from "../../graphql/context";
import type { LetterAttachment } from "./letter.entity";
import { LetterState, OutboxLetter } from "./letter.entity";
import type { LetterLink } from "./letterLink";

export interface Letter {
  /** What it is about, such as `passwordReset`. */
  kind: string;
  /** The id of the record that it is about. */
  aboutId?: string;
  to: string;
  /** Where an answer goes, if not to the sender. */
  replyTo?: string | null;
  subject: string;
  paragraphs: string[];
  /** A button. */
  action?: { label: string } & LetterLink;
  attachments?: LetterAttachment[];
  /** Whether it holds a link that grants something: its words are forgotten once it is sent. */
  isConfidential?: boolean;
}

/** Writes a letter in the caller's transaction; it leaves after the commit, and not without it. */
export async function queueLetter(
  manager: EntityManager,
  { clock, jobs }: Pick<Services, "clock" | "jobs">,
  letter: Letter,
): Promise<void> {
  const { id } = await manager.save(
    manager.create(OutboxLetter, {
      kind: letter.kind,
      aboutId: letter.aboutId ?? null,
      to: letter.to,
      // What is no address is left out: the letter matters more than the way back.
      replyTo: letter.replyTo && isEmail(letter.replyTo) ? letter.replyTo : null,
      subject: letter.subject,
      paragraphs: letter.paragraphs,
      actionLabel: letter.action?.label ?? null,
      actionPath: letter.action?.path ?? null,
      actionSeed: letter.action?.seed ?? null,
      attachments: letter.attachments ?? [],
      isConfidential: letter.isConfidential ?? false,
      state: LetterState.QUEUED,
      queuedAt: clock.now(),
    }),
  );
  await jobs.enqueue(manager, { queue: "letters", data: { letterId: id } });
}
