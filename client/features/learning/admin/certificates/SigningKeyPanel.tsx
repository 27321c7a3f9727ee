import { useApolloClient, useSuspenseQuery } from "@apollo/client/react";
import { useState } from "react";
import { refreshAfterConflict } from "../../../../apollo/refreshAfterConflict";
import { useSend } from "../../../../cms/records/useSend";
import { counted } from "../../../../format/counted";
import { momentInIndia } from "../../../../format/momentInIndia";
import { paths } from "../../../../paths";
import { Button } from "../../../../ui/Button";
import { ConfirmDialog } from "../../../../ui/overlay/ConfirmDialog";
import { showToast } from "../../../../ui/overlay/toast";
import { Panel } from "../../../../ui/Panel";
import { CertificateKeysDocument, RotateCertificateKeyDocument } from "./Certificates.generated";

export function SigningKeyPanel() {
  const client = useApolloClient();
  const send = useSend();
  const { certificateKeys } = useSuspenseQuery(CertificateKeysDocument).data;
  const [isAsking, setIsAsking] = useState(false);
  const inUse = certificateKeys.find(({ retiredAt }) => retiredAt === null);
  const replaced = certificateKeys.length - (inUse ? 1 : 0);

  async function handleRotate() {
    const { error, refreshed } = await send(RotateCertificateKeyDocument, undefined);
    if (error) return refreshAfterConflict(client, error);
    await refreshed;
    setIsAsking(false);
    showToast("success", "New certificates are signed with the new key.");
  }

  return (
    <Panel title="Signing key">
      <p>
        {inUse
          ? `Key ${inUse.kid}, in use since ${momentInIndia(inUse.createdAt)}.`
          : "The first certificate makes the key."}
        {replaced > 0 && ` ${counted(replaced, "earlier key")} still verify old certificates.`}
      </p>
      <p>
        <a href={paths.certificateKeys}>Published keys</a>
      </p>
      <div>
        <Button onClick={() => setIsAsking(true)}>Replace the key</Button>
      </div>
      <ConfirmDialog
        title="Replace the key?"
        confirmLabel="Replace"
        busyLabel="Replacing…"
        look="main"
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={handleRotate}
      >
        <p>New certificates are signed with a new key. Certificates signed before stay valid.</p>
      </ConfirmDialog>
    </Panel>
  );
}
