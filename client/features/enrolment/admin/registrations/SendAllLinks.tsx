import { useQuery } from "@apollo/client/react";
import { MailPlus } from "lucide-react";
import { useState } from "react";
import { messageOf } from "../../../../apollo/problemsOf";
import type { RegistrationState } from "../../../../apollo/schema.generated";
import { useSend } from "../../../../cms/records/useSend";
import type { ShownRegistrations } from "../../../../cmsPaths";
import { counted } from "../../../../format/counted";
import { Button } from "../../../../ui/Button";
import { showToast } from "../../../../ui/overlay/toast";
import { SendRegistrationLinksDocument } from "../decisions/DecideRegistration.generated";
import { RegistrationCountsDocument } from "./CmsRegistrations.generated";
import { filterOf } from "./registrationLabelsForStaff";

interface SendAllLinksProps {
  state: RegistrationState | null;
  shown: ShownRegistrations;
}

/** For the list of unconfirmed addresses: also those that are not shown yet. */
export function SendAllLinks({ state, shown }: SendAllLinksProps) {
  const send = useSend();
  const [isBusy, setIsBusy] = useState(false);
  const { isUnconfirmed, ...wanted } = filterOf(shown);
  const { data } = useQuery(RegistrationCountsDocument, { variables: { ...wanted, isUnconfirmed } });
  const counts = (data?.registrations.counts ?? []).filter((one) => state === null || one.state === state);
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  if (!isUnconfirmed || total === 0) return null;

  async function handleSend() {
    setIsBusy(true);
    const { data: sent, error } = await send(SendRegistrationLinksDocument, { state, ...wanted });
    setIsBusy(false);
    if (sent)
      showToast(
        "success",
        `The link is on its way to ${counted(sent.sendRegistrationLinks, "person", "people")}.`,
      );
    else showToast("error", messageOf(error));
  }

  return (
    <Button
      size="small"
      icon={<MailPlus size={18} aria-hidden />}
      isBusy={isBusy}
      onClick={() => void handleSend()}
    >
      Send link again to all {total}
    </Button>
  );
}
