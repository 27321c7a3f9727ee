import type { ReactNode } from "react";
import type { DueExercises, ExerciseEvents } from "../features/learning/PracticeContext";
import { PracticeContext } from "../features/learning/PracticeContext";
import { lazyComponent } from "../ui/lazyComponent";
import { LazyPart } from "../startup/LazyPart";
import { Skeleton } from "../ui/page/Skeleton";

type Page = () => ReactNode;

/** Lazy itself: the names of these chunks would weigh on every other page. React takes no lazy component from a lazy module. */
function ownPage<Name extends string>(load: () => Promise<Record<Name, Page>>, name: Name): Page {
  const Page = lazyComponent(load as () => Promise<Record<string, Page>>, name);
  return () => <Page />;
}

const LessonExercise = lazyComponent(() => import("../features/practice/LessonExercise"), "LessonExercise");
const ReviewDeck = lazyComponent(() => import("../features/practice/review/ReviewDeck"), "ReviewDeck");
const PRACTICE = {
  drawExercise: (slug: string, events: ExerciseEvents) => (
    <LazyPart fallback={<Skeleton shape="card" count={2} />}>
      <LessonExercise slug={slug} {...events} />
    </LazyPart>
  ),
  drawReview: (due: DueExercises) => <ReviewDeck due={due} />,
};

function withPractice(Page: Page): Page {
  return () => (
    <PracticeContext value={PRACTICE}>
      <Page />
    </PracticeContext>
  );
}

export const DashPage = withPractice(
  ownPage(() => import("../features/learning/portal/DashPage"), "DashPage"),
);
export const LessonPage = withPractice(
  ownPage(() => import("../features/learning/lesson/LessonPage"), "LessonPage"),
);
export const ClassesPage = ownPage(() => import("../features/learning/classes/ClassesPage"), "ClassesPage");
export const CertificatesPage = ownPage(
  () => import("../features/learning/certificates/CertificatesPage"),
  "CertificatesPage",
);
export const NotesPage = ownPage(() => import("../features/learning/notes/NotesPage"), "NotesPage");
export const AccountPage = ownPage(() => import("./account/AccountPage"), "AccountPage");
export const NotificationsPage = ownPage(
  () => import("../features/notifications/list/NotificationsPage"),
  "NotificationsPage",
);
export const NotificationSettingsPage = ownPage(
  () => import("../features/notifications/settings/NotificationSettingsPage"),
  "NotificationSettingsPage",
);
export const UnsubscribePage = ownPage(
  () => import("../features/notifications/unsubscribe/UnsubscribePage"),
  "UnsubscribePage",
);
export const RegistrationPage = ownPage(
  () => import("../features/enrolment/registrations/RegistrationPage"),
  "RegistrationPage",
);
export const NoRegistrationPage = ownPage(
  () => import("../features/enrolment/registrations/NoRegistrationPage"),
  "NoRegistrationPage",
);
export const ConfirmAddressPage = ownPage(
  () => import("../features/enrolment/registrations/ConfirmAddressPage"),
  "ConfirmAddressPage",
);
export const MyRegistrationsPage = ownPage(
  () => import("../features/enrolment/registrations/MyRegistrationsPage"),
  "MyRegistrationsPage",
);
