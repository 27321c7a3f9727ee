import { useNavigate, useSearchParams } from "react-router-dom";
import { Redirect } from "../../../ui/page/Redirect";
import { paths, returnPath } from "../../../../shared/paths";
import { AuthCard } from "../AuthCard";
import { SignInForm } from "./SignInForm";
import { useSession } from "../useSession";
import { useIsSignedIn } from "../useViewer";

export function SignInPage() {
  const isSignedIn = useIsSignedIn();
  const { signIn } = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const next = returnPath(search, paths.dash);
  if (isSignedIn) return <Redirect to={next} />;
  return (
    <AuthCard path={paths.signIn} title="Sign in" lead="Pick up where you left off.">
      <SignInForm signIn={signIn} onSignedIn={() => void navigate(next)} />
    </AuthCard>
  );
}
