import { lazy } from "react";

/** Pages on which few visits begin: each in a chunk of its own, and all their names in this one. */
const PAGES = {
  PreviewBar: lazy(async () => ({ default: (await import("./preview/PreviewBar")).PreviewBar })),
  PartnerPage: lazy(async () => ({ default: (await import("../features/site/PartnerPage")).PartnerPage })),
  PieceLayout: lazy(async () => ({ default: (await import("./layout/PieceLayout")).PieceLayout })),
  FooterPiece: lazy(async () => ({ default: (await import("./layout/PiecePage")).FooterPiece })),
  NavbarPiece: lazy(async () => ({ default: (await import("./layout/PiecePage")).NavbarPiece })),
  HeaderPiece: lazy(async () => ({ default: (await import("./layout/PiecePage")).HeaderPiece })),
  StaffSignInPage: lazy(async () => ({
    default: (await import("../features/auth/StaffSignInPage")).StaffSignInPage,
  })),
  ForgotPasswordPage: lazy(async () => ({
    default: (await import("../features/auth/mailed/ForgotPasswordPage")).ForgotPasswordPage,
  })),
  ResetPasswordPage: lazy(async () => ({
    default: (await import("../features/auth/mailed/ResetPasswordPage")).ResetPasswordPage,
  })),
  VerifyEmailPage: lazy(async () => ({
    default: (await import("../features/auth/mailed/VerifyEmailPage")).VerifyEmailPage,
  })),
  InvitationPage: lazy(async () => ({
    default: (await import("../features/auth/mailed/InvitationPage")).InvitationPage,
  })),
  ConfirmEmailPage: lazy(async () => ({
    default: (await import("../features/auth/mailed/ConfirmEmailPage")).ConfirmEmailPage,
  })),
};

interface QuietPageProps {
  name: keyof typeof PAGES;
}

export function QuietPage({ name }: QuietPageProps) {
  const Page = PAGES[name];
  return <Page />;
}
