import { useApolloClient } from "@apollo/client/react";
import { useLocation, useNavigate, useParams } from "react-router-dom";
import { isGone, problemsOf } from "../../../apollo/problemsOf";
import { paths } from "../../../paths";
import { generalProblem } from "../../../ui/form/problems";
import { Form } from "../../../ui/form/Form";
import { AuthCard } from "../../auth/AuthCard";
import { ConfirmAddressDocument } from "./ConfirmAddress.generated";

/** `/registration/:id/confirm#token`: asks for a click, because mail scanners open links. */
export function ConfirmAddressPage() {
  const { id = "" } = useParams();
  const { hash } = useLocation();
  const client = useApolloClient();
  const navigate = useNavigate();

  async function handleSubmit() {
    const { data, error } = await client.mutate({
      mutation: ConfirmAddressDocument,
      variables: { input: { registrationId: id, token: hash.slice(1) } },
    });
    if (isGone(error))
      return generalProblem("This link does not work. Please open the one in our latest e-mail to you.");
    if (!data) return problemsOf(error);
    await navigate(paths.registration(id, data.confirmRegistrationAddress.secret), { replace: true });
  }

  return (
    <AuthCard
      title="Confirm your registration"
      lead="One click tells us that our e-mails about it reach you."
    >
      <Form submitLabel="Confirm and open your order" busyLabel="Confirming…" onSubmit={handleSubmit}>
        {null}
      </Form>
    </AuthCard>
  );
}
