import { emailColumns } from "../../core/text/email";
import { User } from "../../features/auth/user.entity";
import { Course } from "../../features/catalog/course.entity";
import { Role } from "../../core/authorization";
import type { Services } from "../../platform/context";
import type { Found } from "../content/read/packLinks";
import { readDemoPack } from "./demoPack";
import { seedCertificates } from "./learning/seedCertificates";
import { seedLearners } from "./learning/seedLearners";
import { makeSecret } from "./makeSecret";
import { seedExercises } from "./practice/seedExercises";
import { seedSubmissions } from "./practice/seedSubmissions";
import { seedQuestions } from "./questions/seedQuestions";
import { seedClasses } from "./seedClasses";
import { seedCourses } from "./seedCourses";
import { seedEnrolment } from "./seedEnrolment";
import { seedFiles } from "./seedFiles";
import { seedNotifications } from "./seedNotifications";
import { seedSite } from "./seedSite";
import { seedWorkshops } from "./seedWorkshops";
import type { DemoSignIns } from "./signIns";

const PEOPLE = [
  { role: Role.LEARNER, name: "Meera Iyer (sample)", email: "learner@sopaan.example" },
  { role: Role.ADMIN, name: "Arjun Rao (sample)", email: "admin@sopaan.example" },
];

/** Fills an empty database; returns null if it has content. */
export async function seedDemoAcademy(services: Services): Promise<DemoSignIns | null> {
  return services.dataSource.transaction(async (manager) => {
    if ((await manager.count(Course)) > 0 || (await manager.count(User)) > 0) return null;
    const signIns: DemoSignIns = { people: [], codes: [] };
    for (const person of PEOPLE) {
      const password = makeSecret();
      const passwordHash = await services.hashing.hashPassword(password);
      await manager.save(
        manager.create(User, {
          ...person,
          ...emailColumns(person.email),
          passwordHash,
          emailVerifiedAt: services.clock.now(),
        }),
      );
      signIns.people.push({ role: person.role.toLowerCase(), email: person.email, password });
    }
    const now = services.clock.now();
    const pack = await readDemoPack(now);
    const found: Found = new Map();
    await seedFiles(manager, pack, { found, now });
    await seedExercises(manager, pack, { found, now });
    signIns.codes.push(...(await seedCourses({ manager, services }, pack, found)));
    await seedQuestions(manager, now);
    await seedWorkshops(manager, pack, found);
    await seedSite(manager, pack, { found, now });
    await seedEnrolment({ manager, services });
    await seedNotifications({ manager, services });
    await seedClasses({ manager, services });
    await seedCertificates({ manager, services });
    await seedLearners({ manager, services });
    await seedSubmissions({ manager, services });
    return signIns;
  });
}
