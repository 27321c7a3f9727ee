import type { ReactNode } from "react";
import { lazyComponent } from "../ui/lazyComponent";
import { StyleGroup } from "./StyleGroup";

type Page = () => ReactNode;

/** Lazy itself: the names of these chunks would weigh on every other page. */
function ownPage<Name extends string>(load: () => Promise<Record<Name, Page>>, name: Name): Page {
  const Page = lazyComponent(load as () => Promise<Record<string, Page>>, name);
  return () => (
    <>
      <StyleGroup of="person" />
      <Page />
    </>
  );
}

export const DashPage = ownPage(() => import("../features/learning/portal/DashPage"), "DashPage");
export const LessonPage = ownPage(() => import("../features/learning/lesson/LessonPage"), "LessonPage");
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
