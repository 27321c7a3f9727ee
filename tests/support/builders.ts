import { randomBytes } from "node:crypto";
import { emailColumns, emailKey } from "../../server/core/text/email";
import { User } from "../../server/features/auth/user.entity";
import { Course } from "../../server/features/catalog/course.entity";
import { slugify } from "../../server/features/catalog/slugify";
import { Batch, BatchAccessKind } from "../../server/features/learning/batch.entity";
import { AccessSource } from "../../server/features/learning/access/batchAccess.entity";
import { grantAccess } from "../../server/features/learning/access/grantAccess";
import { Reference } from "../../server/features/learning/reference.entity";
import { Role } from "../../server/core/authorization";
import type { Services } from "../../server/platform/context";
import { EmailState, OutboxEmail } from "../../server/platform/mail/email.entity";
import { inLetters } from "./inLetters";
import { createWorkshopBuilders } from "./workshopBuilders";

export const PASSWORD = "three brass lanterns";

let serial = 0;
function next(): string {
  serial += 1;
  return `${serial}${randomBytes(2).toString("hex")}`;
}

/** Caches hashes, which are slow by design. */
const hashes = new Map<string, Promise<string>>();

export function createBuilders(services: Services) {
  const { manager } = services.dataSource;

  async function buildUser(overrides: Partial<User> & { password?: string } = {}): Promise<User> {
    const { password = PASSWORD, ...columns } = overrides;
    const hash = hashes.get(password) ?? services.hashing.hashPassword(password);
    hashes.set(password, hash);
    const passwordHash = await hash;
    const id = next();
    const defaults = {
      name: `Person ${inLetters(id)}`,
      email: `person${id}@example.com`,
      role: Role.LEARNER,
      phone: null,
    };
    const address = emailColumns(columns.email ?? defaults.email);
    return manager.save(manager.create(User, { ...defaults, ...columns, ...address, passwordHash }));
  }

  async function buildCourse(overrides: Partial<Course> = {}): Promise<Course> {
    const name = overrides.name ?? `Course ${next()}`;
    const defaults = {
      name,
      slug: slugify(name),
      description: "About it.",
      isPublished: true,
      position: ++serial,
    };
    return manager.save(manager.create(Course, { ...defaults, ...overrides }));
  }

  /** `secretCode` defaults to "right"; null makes an open batch. */
  async function buildBatch(overrides: Partial<Batch> & { secretCode?: string | null } = {}): Promise<Batch> {
    const { secretCode = "right", ...columns } = overrides;
    const courseId = columns.courseId ?? (await buildCourse()).id;
    const { id } = await manager.save(
      manager.create(Batch, {
        name: `Batch ${next()}`,
        access: secretCode === null ? BatchAccessKind.OPEN : BatchAccessKind.SECRET_CODE,
        secretCodeHash: secretCode === null ? null : await services.hashing.hashCode(secretCode),
        position: ++serial,
        ...columns,
        courseId,
      }),
    );
    return manager.findOneByOrFail(Batch, { id });
  }

  async function buildReference(overrides: Partial<Reference> = {}): Promise<Reference> {
    const batchId = overrides.batchId ?? (await buildBatch()).id;
    const id = next();
    const defaults = {
      title: `Reference ${id}`,
      link: `https://videos.example.com/${id}`,
      position: ++serial,
    };
    return manager.save(manager.create(Reference, { ...defaults, ...overrides, batchId }));
  }

  async function buildAccess(userId: string, batchId: string, source = AccessSource.CODE): Promise<void> {
    await services.dataSource.transaction((inside) =>
      grantAccess(inside, { userId, batchId, source, at: new Date() }),
    );
  }

  async function buildEmail(overrides: Partial<OutboxEmail> = {}): Promise<OutboxEmail> {
    const to = overrides.to ?? `reader${next()}@example.com`;
    const defaults = {
      kind: "test",
      to,
      toKey: emailKey(to),
      subject: "A seat",
      paragraphs: ["You have a seat."],
      isConfidential: false,
      state: EmailState.FAILED,
      attempts: 1,
      lastError: "The mail server refused it: 550.",
      queuedAt: services.clock.now(),
    };
    return manager.save(manager.create(OutboxEmail, { ...defaults, ...overrides }));
  }

  const workshops = createWorkshopBuilders(manager);
  return { buildUser, buildCourse, buildBatch, buildReference, buildAccess, buildEmail, ...workshops };
}

export type Builders = ReturnType<typeof createBuilders>;
