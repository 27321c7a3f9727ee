import { paths } from "../../../../shared/paths";
import type { Email } from "../../../platform/mail/queueEmail";
import { greet } from "../../auth/account/accountEmails";
import type { User } from "../../auth/user.entity";
import type { Batch } from "../batch.entity";

function titleOf({ course, name }: Batch): string {
  return `${course.name}, ${name}`;
}

function closedEmail(learner: User, subject: string, paragraphs: string[]): Email {
  return {
    kind: "accessEnded",
    to: learner.email,
    aboutId: learner.id,
    subject,
    paragraphs: [greet(learner), ...paragraphs],
    action: { label: "Contact us", path: paths.contact },
  };
}

export function accessEndedEmail(learner: User, batch: Batch): Email {
  const title = titleOf(batch);
  return closedEmail(learner, `Your access has ended: ${title}`, [
    `Your access to ${title} has ended, so its lessons are closed in your account. We keep your progress.`,
    "If you think this is a mistake, or have a question, please write to us.",
  ]);
}

export function codeChangedEmail(learner: User, batch: Batch): Email {
  const title = titleOf(batch);
  return closedEmail(learner, `New secret code: ${title}`, [
    `${title} has a new secret code, so it is closed in your account until you enter that code. We keep your progress.`,
    "If you don’t have the new code, please write to us.",
  ]);
}

export function accessGivenEmail(learner: User, batch: Batch): Email {
  const title = titleOf(batch);
  return {
    kind: "accessGiven",
    to: learner.email,
    aboutId: learner.id,
    subject: `Your batch is open: ${title}`,
    paragraphs: [greet(learner), `We opened ${title} in your account. You don’t need a secret code for it.`],
    action: { label: "Open your batch", path: paths.dashBatch(batch.course.slug, batch.id) },
  };
}
