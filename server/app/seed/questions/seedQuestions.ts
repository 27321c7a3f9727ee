import { randomUUID } from "node:crypto";
import type { EntityManager } from "typeorm";
import { Role } from "../../../core/authorization";
import { DAY_MS, HOUR_MS } from "../../../core/clock";
import { User } from "../../../features/auth/user.entity";
import { BatchAccessKind } from "../../../features/learning/batch.entity";
import { LessonAnswer } from "../../../features/discussion/questions/lessonAnswer.entity";
import { LessonQuestion } from "../../../features/discussion/questions/lessonQuestion.entity";
import { Reference } from "../../../features/learning/reference.entity";

interface Sample {
  lesson: string;
  atSecond: number;
  title: string;
  text: string;
  answers: { isByStaff: boolean; isAccepted?: boolean; text: string }[];
}

const SAMPLES: Sample[] = [
  {
    lesson: "AWS Basics",
    atSecond: 48,
    title: "Which region should I pick from Hyderabad?",
    text: "The console offers some thirty regions. Does it matter for practice?",
    answers: [
      {
        isByStaff: true,
        isAccepted: true,
        text: "For practice it hardly matters. Take `ap-south-2` (Hyderabad) or `ap-south-1` (Mumbai): pages load faster, and all examples of this batch exist there.\n\nStay in **one** region: what you make in another doesn’t show up in the list.",
      },
    ],
  },
  {
    lesson: "AWS EC2 Setup",
    atSecond: 372,
    title: "Permission denied (publickey) when I connect",
    text: "I copied the command from the video:\n\n```bash\nssh -i key.pem ec2-user@<public address>\n```\n\nIt answers `Permission denied (publickey)`.",
    answers: [
      {
        isByStaff: true,
        text: "Two usual causes:\n\n1. The key file is readable by others: `chmod 400 key.pem`.\n2. The user is another: `ubuntu` on Ubuntu, `ec2-user` on Amazon Linux.",
      },
      { isByStaff: false, text: "It was the second. Thank you!" },
    ],
  },
];

/** In the open batch, where every newcomer looks first. */
export async function seedQuestions(manager: EntityManager, now: Date): Promise<void> {
  const learner = await manager.findOneByOrFail(User, { role: Role.LEARNER });
  const staff = await manager.findOneByOrFail(User, { role: Role.ADMIN });
  const authorOf = (isByStaff: boolean) => ({ userId: (isByStaff ? staff : learner).id, isByStaff });
  for (const [index, { lesson, answers, ...sample }] of SAMPLES.entries()) {
    const where = { title: lesson, batch: { access: BatchAccessKind.OPEN } };
    const { id: referenceId } = await manager.findOneByOrFail(Reference, where);
    const askedAt = now.getTime() - (index + 1) * DAY_MS;
    const question = { ...sample, ...authorOf(false), id: randomUUID(), referenceId, isAnswered: true };
    await manager.insert(LessonQuestion, { ...question, createdAt: new Date(askedAt) });
    await manager.insert(
      LessonAnswer,
      answers.map(({ isByStaff, isAccepted, text }, place) => {
        const createdAt = new Date(askedAt + (place + 1) * HOUR_MS);
        const acceptedAt = isAccepted ? createdAt : null;
        return { questionId: question.id, text, ...authorOf(isByStaff), createdAt, acceptedAt };
      }),
    );
  }
}
