import { useNavigate, useSearchParams } from "react-router-dom";
import { Redirect } from "../../ui/Redirect";
import { paths, returnPath } from "../../paths";
import { AuthCard } from "./AuthCard";
import { SignInForm } from "./SignInForm";
import { useSession } from "./useSession";
import { useCanEditContent } from "./useViewer";

/** `/cmslogin`: admits staff only. */
export function StaffSignInPage() {
  const canEditContent = useCanEditContent();
  const { signInStaff } = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const next = returnPath(search, paths.cms);
  if (canEditContent) return <Redirect to={next} />;
  return (
    <AuthCard title="Staff sign in" lead="The content area of the academy.">
      <SignInForm signIn={signInStaff} onSignedIn={() => void navigate(next)} hasAccount />
    </AuthCard>
  );
}
