import { User } from "./features/auth/user.entity";
import { Course } from "./features/catalog/course.entity";
import { ContactMessage } from "./features/contact/contactMessage.entity";
import { titleOf } from "./features/enrolment/offering";
import { Registration } from "./features/enrolment/registration.entity";
import { Batch } from "./features/learning/batch.entity";
import { BootcampLevel } from "./features/workshops/bootcampLevel.entity";
import { BootcampSeason } from "./features/workshops/bootcampSeason.entity";
import { Run } from "./features/workshops/run.entity";
import { Workshop } from "./features/workshops/workshop.entity";
import { OutboxLetter } from "./platform/mail/letter.entity";
import type { RecordNames } from "./platform/recordNames";
import { namesOf } from "./platform/recordNames";

/** Of people's records, which no log may name, and of what other records belong to. */
export const recordNames: RecordNames = {
  Batch: namesOf(Batch, {
    relations: { course: true },
    nameOf: ({ course, name }) => `${course.name}, ${name}`,
  }),
  BootcampLevel: namesOf(BootcampLevel, {
    relations: { season: true },
    nameOf: ({ season, name }) => `${season.title}, ${name}`,
  }),
  BootcampSeason: namesOf(BootcampSeason, { nameOf: ({ title }) => title }),
  ContactMessage: namesOf(ContactMessage, {
    nameOf: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim(),
  }),
  Course: namesOf(Course, { nameOf: ({ name }) => name }),
  Letter: namesOf(OutboxLetter, { nameOf: ({ subject, to }) => `${subject}, to ${to}` }),
  Registration: namesOf(Registration, { nameOf: ({ name, reference }) => `${name}, ${reference}` }),
  Run: namesOf(Run, {
    relations: { workshop: true, season: true },
    nameOf: (run) => titleOf(run.workshop?.name ?? run.season?.title ?? "", run),
  }),
  User: namesOf(User, { nameOf: ({ name }) => name }),
  Workshop: namesOf(Workshop, { nameOf: ({ name }) => name }),
};
