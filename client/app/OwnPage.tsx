import { lazy } from "react";
import { StyleGroup } from "./StyleGroup";

/** One person's own pages, as in `QuietPage`: their names would weigh on the pages of mailed links. */
const PAGES = {
  DashPage: lazy(async () => ({ default: (await import("../features/learning/DashPage")).DashPage })),
  AccountPage: lazy(async () => ({
    default: (await import("../features/enrolment/account/AccountPage")).AccountPage,
  })),
  OrderPage: lazy(async () => ({ default: (await import("../features/enrolment/OrderPage")).OrderPage })),
  NoOrderPage: lazy(async () => ({
    default: (await import("../features/enrolment/NoOrderPage")).NoOrderPage,
  })),
  ConfirmAddressPage: lazy(async () => ({
    default: (await import("../features/enrolment/ConfirmAddressPage")).ConfirmAddressPage,
  })),
  MyRegistrationsPage: lazy(async () => ({
    default: (await import("../features/enrolment/MyRegistrationsPage")).MyRegistrationsPage,
  })),
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
