import type { ReactNode } from "react";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { Form } from "../../../ui/form/Form";
import type { FormProblems } from "../../../ui/form/problems";
import { AuthCard } from "../AuthCard";
import { AskedPassword, wrongPassword } from "../passwordFields";

interface Confirmation {
  token: string;
  currentPassword?: string;
}

/** Answers about the password of a visitor. */
type PasswordAnswer =
  | { __typename: "PasswordNeeded"; message: string }
  | { __typename: "InvalidCredentials" };

interface ConfirmByLinkProps {
  title: string;
  lead: string;
  submitLabel: string;
  busyLabel?: string;
  onConfirm: (input: Confirmation) => Promise<FormProblems | PasswordAnswer | void>;
  /** Below the form. */
  children?: (asksPassword: boolean) => ReactNode;
}

/** The page of an e-mailed link, `…#token`: asks for a click, because mail scanners open links. */
export function ConfirmByLink(props: ConfirmByLinkProps) {
  const { title, lead, submitLabel, busyLabel = "Confirming…", onConfirm, children } = props;
  const { hash } = useLocation();
  const [passwordNeeded, setPasswordNeeded] = useState<string | null>(null);

  async function handleSubmit({ currentPassword }: Record<string, string>) {
    const answer = await onConfirm({ token: hash.slice(1), currentPassword });
    if (!answer || !("__typename" in answer)) return answer;
    if (answer.__typename === "InvalidCredentials") return wrongPassword;
    setPasswordNeeded(answer.message);
  }

  return (
    <AuthCard title={title} lead={lead}>
      <Form submitLabel={submitLabel} busyLabel={busyLabel} onSubmit={handleSubmit}>
        {passwordNeeded && <AskedPassword reason={passwordNeeded} />}
      </Form>
      {children?.(passwordNeeded !== null)}
    </AuthCard>
  );
}
