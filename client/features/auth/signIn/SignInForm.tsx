import { Link, useSearchParams } from "react-router-dom";
import { SignUpInput } from "../../../apollo/limits.generated.json";
import { keepReturn, paths } from "../../../../shared/paths";
import { EmailField } from "../../../ui/form/EmailField";
import { Form } from "../../../ui/form/Form";
import { PasswordField } from "../../../ui/form/PasswordField";
import type { FormProblems } from "../../../ui/form/problems";

interface SignInFormProps {
  signIn: (input: { email: string; password: string }) => Promise<FormProblems | void>;
  onSignedIn: () => void;
  hasAccount?: boolean;
}

export function SignInForm({ signIn, onSignedIn, hasAccount = false }: SignInFormProps) {
  const [search] = useSearchParams();

  async function handleSubmit({ email = "", password = "" }: Record<string, string>) {
    const problems = await signIn({ email, password });
    if (problems) return problems;
    onSignedIn();
  }

  return (
    <>
      <Form submitLabel="Sign in" busyLabel="Signing in…" onSubmit={handleSubmit}>
        <EmailField limits={SignUpInput.email} autoComplete="username" />
        <PasswordField
          name="password"
          label="Password"
          autoComplete="current-password"
          required
          missing="Please enter your password."
        />
      </Form>
      <p>
        <Link to={keepReturn(paths.forgot, search)}>Forgot your password?</Link>
      </p>
      {!hasAccount && (
        <p>
          New here? <Link to={keepReturn(paths.join, search)}>Create account</Link>
        </p>
      )}
    </>
  );
}
