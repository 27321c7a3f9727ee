import { SignInLink } from "../../features/auth/signIn/SignInPrompt";
import { useViewer } from "../../features/auth/useViewer";
import { useSite } from "../../apollo/useSite";
import { paths } from "../../paths";
import { TopBar } from "./TopBar";

const LINKS = [
  { to: paths.home, label: "Home" },
  { to: paths.lms, label: "LMS" },
  { to: `${paths.lms}#courses`, label: "Courses" },
  { to: `${paths.lms}#batches`, label: "Next batches" },
  { to: paths.dash, label: "My learning" },
  { to: `${paths.lms}#questions`, label: "Questions" },
];

export function LmsBar() {
  const viewer = useViewer();
  const { academyName } = useSite();
  return (
    <TopBar
      academyName={academyName}
      links={viewer ? [...LINKS, { to: paths.notes, label: "Notes" }] : LINKS}
      viewer={viewer}
      afterSignOut={paths.home}
      visitorActions={<SignInLink>Login</SignInLink>}
    />
  );
}
