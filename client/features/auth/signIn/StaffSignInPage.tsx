import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { Redirect } from "../../../ui/page/Redirect";
import { paths, returnPath } from "../../../../shared/paths";
import { AuthCard } from "../AuthCard";
import { Text } from "../../../ui/layout/Text";
import { SignInForm } from "./SignInForm";
import { useSession } from "../useSession";
import { useCanEditContent, useViewer } from "../useViewer";

export function StaffSignInPage() {
  const viewer = useViewer();
  const canEditContent = useCanEditContent();
  const { signInStaff } = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const next = returnPath(search, paths.cms);
  if (canEditContent) return <Redirect to={next} />;
  return (
    <AuthCard isForStaff title="Staff sign in" lead="The content area of the academy.">
      {viewer && (
        <p>
          You’re signed in as{" "}
          <Text as="strong" isBreakable>
            {viewer.email}
          </Text>
          , which isn’t a staff account. Sign in with a staff account, or{" "}
          <Link to={paths.dash}>go to the learning portal</Link>.
        </p>
      )}
      <SignInForm signIn={signInStaff} onSignedIn={() => void navigate(next)} hasAccount />
    </AuthCard>
  );
}
