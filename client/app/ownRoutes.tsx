import type { ExerciseEvents, LessonPanelsProps } from "../features/learning/LessonPartsContext";
import { paths } from "../../shared/paths";
import { LazyPart } from "../startup/LazyPart";
import { lazyComponent } from "../ui/lazyComponent";
import { Skeleton } from "../ui/page/Skeleton";
import { lazyPage } from "./lazyPage";
import { MissingPanels } from "./MissingPanels";

const LessonExercise = lazyComponent(() => import("../features/practice/LessonExercise"), "LessonExercise");

// A failure must not take the player away.
const LessonPanels = lazyComponent(
  () => import("../features/discussion/panels/LessonPanels"),
  "LessonPanels",
  MissingPanels,
);

export const LESSON_PARTS = {
  drawExercise: (slug: string, events: ExerciseEvents) => (
    <LazyPart fallback={<Skeleton shape="card" count={2} />}>
      <LessonExercise slug={slug} {...events} />
    </LazyPart>
  ),
  drawPanels: (props: LessonPanelsProps) => <LessonPanels {...props} />,
};

export const NoRegistrationPage = lazyComponent(
  () => import("../features/enrolment/registrations/NoRegistrationPage"),
  "NoRegistrationPage",
);

export const UNSUBSCRIBE = lazyPage(() => import("../features/notifications/unsubscribe/UnsubscribePage"), {
  UnsubscribePage: paths.unsubscribe(":token"),
});

export const ORDERS = [
  lazyPage(() => import("../features/enrolment/registrations/RegistrationPage"), {
    RegistrationPage: paths.registration(":id"),
  }),
  lazyPage(() => import("../features/enrolment/registrations/ConfirmAddressPage"), {
    ConfirmAddressPage: paths.confirmRegistration(":id"),
  }),
];

export const OWN_ORDERS = lazyPage(() => import("../features/enrolment/registrations/MyRegistrationsPage"), {
  MyRegistrationsPage: paths.registrations,
});

export const PORTAL = [
  lazyPage(() => import("./portal/DashPage"), { DashPage: paths.dash }),
  lazyPage(() => import("../features/classes/ClassesPage"), { ClassesPage: paths.classes }),
  lazyPage(() => import("../features/certificates/CertificatesPage"), {
    CertificatesPage: paths.certificates,
  }),
  lazyPage(() => import("../features/discussion/notes/NotesPage"), { NotesPage: paths.notes }),
  lazyPage(() => import("./account/AccountPage"), { AccountPage: paths.account }),
  lazyPage(() => import("../features/notifications/settings/NotificationSettingsPage"), {
    NotificationSettingsPage: paths.notificationSettings,
  }),
  lazyPage(() => import("../features/notifications/list/NotificationsPage"), {
    NotificationsPage: paths.notifications,
  }),
];

export const LESSONS = lazyPage(() => import("../features/learning/lesson/LessonPage"), {
  LessonPage: paths.lesson(":id"),
});
