import { SignInLink } from "../../features/auth/signIn/SignInPrompt";
import { useViewer } from "../../features/auth/useViewer";
import { useSite } from "../../apollo/useSite";
import { paths } from "../../paths";
import { TopBar } from "./TopBar";

const NEXT_BATCHES = { to: `${paths.lms}#batches`, label: "Next batches" };
const NOTES = { to: paths.notes, label: "Notes" };

const linksOf = (isSignedIn: boolean) => [
  { to: paths.home, label: "Home" },
  { to: paths.lms, label: "LMS" },
  { to: `${paths.lms}#courses`, label: "Courses" },
  ...(isSignedIn ? [] : [NEXT_BATCHES]),
  { to: paths.dash, label: "My learning" },
  { to: paths.practice, label: "Practice" },
  ...(isSignedIn ? [NOTES] : []),
];

export function LmsBar() {
  const viewer = useViewer();
  const { academyName } = useSite();
  return (
    <TopBar
      academyName={academyName}
      links={linksOf(viewer !== null)}
      viewer={viewer}
      afterSignOut={paths.home}
      visitorActions={<SignInLink>Login</SignInLink>}
    />
  );
}
