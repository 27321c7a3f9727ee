import { lazyComponent } from "../ui/lazyComponent";
import { StyleGroup } from "./StyleGroup";

/** Lazy: the names of these chunks would weigh on every other page. */
const PAGES = {
  DashPage: lazyComponent(() => import("../features/learning/portal/DashPage"), "DashPage"),
  LessonPage: lazyComponent(() => import("../features/learning/lesson/LessonPage"), "LessonPage"),
  ClassesPage: lazyComponent(() => import("../features/learning/classes/ClassesPage"), "ClassesPage"),
  CertificatesPage: lazyComponent(
    () => import("../features/learning/certificates/CertificatesPage"),
    "CertificatesPage",
  ),
  NotesPage: lazyComponent(() => import("../features/learning/notes/NotesPage"), "NotesPage"),
  AccountPage: lazyComponent(() => import("./account/AccountPage"), "AccountPage"),
  NotificationsPage: lazyComponent(
    () => import("../features/notifications/list/NotificationsPage"),
    "NotificationsPage",
  ),
  NotificationSettingsPage: lazyComponent(
    () => import("../features/notifications/settings/NotificationSettingsPage"),
    "NotificationSettingsPage",
  ),
  UnsubscribePage: lazyComponent(
    () => import("../features/notifications/unsubscribe/UnsubscribePage"),
    "UnsubscribePage",
  ),
  RegistrationPage: lazyComponent(
    () => import("../features/enrolment/registrations/RegistrationPage"),
    "RegistrationPage",
  ),
  NoRegistrationPage: lazyComponent(
    () => import("../features/enrolment/registrations/NoRegistrationPage"),
    "NoRegistrationPage",
  ),
  ConfirmAddressPage: lazyComponent(
    () => import("../features/enrolment/registrations/ConfirmAddressPage"),
    "ConfirmAddressPage",
  ),
  MyRegistrationsPage: lazyComponent(
    () => import("../features/enrolment/registrations/MyRegistrationsPage"),
    "MyRegistrationsPage",
  ),
};

interface OwnPageProps {
  name: keyof typeof PAGES;
}

export function OwnPage({ name }: OwnPageProps) {
  const Page = PAGES[name];
  return (
    <>
      <StyleGroup of="person" />
      <Page />
    </>
  );
}
