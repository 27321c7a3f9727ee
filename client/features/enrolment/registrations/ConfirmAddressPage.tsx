import { useApolloClient } from "@apollo/client/react";
import { useNavigate, useParams } from "react-router-dom";
import { isGone, problemsOf } from "../../../apollo/problemsOf";
import { send } from "../../../apollo/send";
import { paths } from "../../../../shared/paths";
import { generalProblem } from "../../../ui/form/problems";
import { ConfirmByLink } from "../../auth/mailed/ConfirmByLink";
import { ConfirmAddressDocument } from "./ConfirmAddress.generated";

export function ConfirmAddressPage() {
  const { id = "" } = useParams();
  const client = useApolloClient();
  const navigate = useNavigate();

  async function handleConfirm({ token }: { token: string }) {
    const { data, error } = await send(client, ConfirmAddressDocument, {
      input: { registrationId: id, token },
    });
    if (isGone(error))
      return generalProblem("This link doesn’t work. Please open the one in our latest e-mail to you.");
    if (!data) return problemsOf(error);
    await navigate(paths.registration(id, data.confirmRegistrationAddress.secret), { replace: true });
  }

  return (
    <ConfirmByLink
      title="Confirm your registration"
      lead="One click, and we’ll know that our e-mails reach you."
      submitLabel="Confirm and open your order"
      onConfirm={handleConfirm}
    />
  );
}
