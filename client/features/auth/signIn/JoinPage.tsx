import { Link, useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { SignUpInput as limits } from "../../../apollo/limits.generated.json";
import { Redirect } from "../../../ui/page/Redirect";
import { keepReturn, paths, returnPath } from "../../../../shared/paths";
import { Form } from "../../../ui/form/Form";
import { TextField } from "../../../ui/form/fields";
import { EmailField } from "../../../ui/form/EmailField";
import { AuthCard } from "../AuthCard";
import { PolicyConsent } from "../PolicyConsent";
import { NewPasswordField } from "../passwordFields";
import { useSession } from "../useSession";
import { useIsSignedIn } from "../useViewer";

export function JoinPage() {
  const isSignedIn = useIsSignedIn();
  const { signUp } = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const next = returnPath(search, paths.dash);
  const { state } = useLocation() as { state: { email?: string; name?: string } | null };
  if (isSignedIn) return <Redirect to={next} />;

  async function handleSubmit({ name = "", email = "", phone = "", password = "" }: Record<string, string>) {
    const problems = await signUp({ name, email, phone, password });
    if (problems) return problems;
    await navigate(next);
  }

  return (
    <AuthCard path={paths.join} title="Create account" lead="Free. Takes a minute.">
      <Form submitLabel="Create account" busyLabel="Creating your account…" onSubmit={handleSubmit}>
        <TextField
          name="name"
          label="Name"
          autoComplete="name"
          required
          limits={limits.name}
          defaultValue={state?.name}
        />
        <EmailField asksBack limits={limits.email} defaultValue={state?.email} />
        <TextField
          name="phone"
          label="Phone"
          type="tel"
          autoComplete="tel"
          limits={limits.phone}
          hint="For messages about your batch."
        />
        <NewPasswordField name="password" label="Password" />
        <PolicyConsent text="By creating an account you agree to our" kinds={["TERMS", "PRIVACY"]} />
      </Form>
      <p>
        Already have an account? <Link to={keepReturn(paths.signIn, search)}>Sign in</Link>
      </p>
    </AuthCard>
  );
}
