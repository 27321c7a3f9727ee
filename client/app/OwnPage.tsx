import { lazyComponent } from "../ui/lazyComponent";
import { StyleGroup } from "./StyleGroup";

/** Lazy: the names of these chunks would weigh on every other page. */
const PAGES = {
  DashPage: lazyComponent(async () => (await import("../features/learning/portal/DashPage")).DashPage),
  AccountPage: lazyComponent(async () => (await import("./account/AccountPage")).AccountPage),
  RegistrationPage: lazyComponent(
    async () => (await import("../features/enrolment/registrations/RegistrationPage")).RegistrationPage,
  ),
  NoRegistrationPage: lazyComponent(
    async () => (await import("../features/enrolment/registrations/NoRegistrationPage")).NoRegistrationPage,
  ),
  ConfirmAddressPage: lazyComponent(
    async () => (await import("../features/enrolment/registrations/ConfirmAddressPage")).ConfirmAddressPage,
  ),
  MyRegistrationsPage: lazyComponent(
    async () => (await import("../features/enrolment/registrations/MyRegistrationsPage")).MyRegistrationsPage,
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
