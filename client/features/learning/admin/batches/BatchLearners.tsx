import { useApolloClient } from "@apollo/client/react";
import { useId, useState } from "react";
import { GrantBatchAccessInput as limits } from "../../../../apollo/cmsLimits.json";
import { problemsOf, isGone } from "../../../../apollo/problemsOf";
import { refetchActive } from "../../../../apollo/refetchActive";
import { ShowMore } from "../../../../apollo/ShowMore";
import { useList } from "../../../../cms/records/useList";
import { useSend } from "../../../../cms/records/useSend";
import { momentInIndia } from "../../../../format/momentInIndia";
import { useFocusAfterRemoval } from "../../../../hooks/useFocusAfterRemoval";
import { Button } from "../../../../ui/Button";
import { EmailField } from "../../../../ui/form/EmailField";
import { Form } from "../../../../ui/form/Form";
import type { FormValues } from "../../../../ui/form/formValues";
import { Box } from "../../../../ui/layout/Box";
import { Notice } from "../../../../ui/Notice";
import { ConfirmDialog } from "../../../../ui/overlay/ConfirmDialog";
import { showToast } from "../../../../ui/overlay/toast";
import type { BatchLearnersQuery } from "./BatchLearners.generated";
import {
  GrantBatchAccessDocument,
  BatchLearnersDocument,
  RevokeAccessDocument,
} from "./BatchLearners.generated";
import styles from "./BatchLearners.module.css";

interface GrantAccessProps {
  batchId: string;
}

export function GrantAccess({ batchId }: GrantAccessProps) {
  const titleId = useId();
  const send = useSend();

  async function handleSubmit({ email = "" }: FormValues) {
    const { data, error } = await send(GrantBatchAccessDocument, { batchId, email });
    if (!data) return problemsOf(error);
    showToast("success", `${data.grantBatchAccess.learner.name} was added.`);
  }

  return (
    <Box as="section" look="sunk" padding="2" gap="2" corners="small" aria-labelledby={titleId}>
      <h3 id={titleId}>Add a learner</h3>
      <p>They need no code or payment, and take a seat like other learners.</p>
      <Form
        draft={{ name: `add learner ${batchId}` }}
        submitLabel="Add learner"
        submitLook="plain"
        busyLabel="Adding…"
        onSubmit={handleSubmit}
        isResetOnSuccess
      >
        <EmailField label="Learner's e-mail" autoComplete="off" limits={limits.email} />
      </Form>
    </Box>
  );
}

type Access = BatchLearnersQuery["batchAccesses"]["nodes"][number];

const SOURCES: Record<Access["source"], string> = {
  CODE: "with the code",
  PAYMENT: "by payment",
  STAFF: "added by staff",
};

export const LEARNERS_ANCHOR = "learners";

interface BatchLearnersProps {
  batchId: string;
}

export function BatchLearners({ batchId }: BatchLearnersProps) {
  const client = useApolloClient();
  const send = useSend();
  const { nodes, more } = useList(BatchLearnersDocument, { batchId });
  const [revoking, setRevoking] = useState<Access | null>(null);

  useFocusAfterRemoval({ placeId: LEARNERS_ANCHOR, ids: nodes.map(({ id }) => id) });

  async function handleRevoke() {
    if (!revoking) return;
    const { error, refreshed } = await send(RevokeAccessDocument, { accessId: revoking.id });
    if (error && !isGone(error)) return problemsOf(error);
    await (error ? refetchActive(client) : refreshed);
    setRevoking(null);
    if (error) showToast("error", `${revoking.learner.name} had already lost access.`);
    else showToast("success", `${revoking.learner.name} no longer has access.`);
  }

  // Outside the list: the dialog stays open if a colleague removes the last learner.
  return (
    <>
      {nodes.length === 0 ? (
        <Notice title="No learners yet">
          <p>Learners appear here once they enter the code. In an open batch they need no code.</p>
        </Notice>
      ) : (
        <ul className={styles.list}>
          {nodes.map((access) => (
            <li key={access.id} className={styles.learner}>
              <span className={styles.who}>
                <strong>{access.learner.name}</strong> <span>{access.learner.email}</span>
              </span>
              <span className={styles.since}>
                {momentInIndia(access.grantedAt)}, {SOURCES[access.source]}
              </span>
              <Button size="small" look="quiet" onClick={() => setRevoking(access)}>
                Revoke<span className="visually-hidden"> access of {access.learner.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ShowMore {...more} />
      <ConfirmDialog
        title="Revoke access?"
        confirmLabel="Revoke access"
        busyLabel="Revoking…"
        isOpen={revoking !== null}
        onClose={() => setRevoking(null)}
        onConfirm={handleRevoke}
      >
        <p>
          <strong>{revoking?.learner.name}</strong> ({revoking?.learner.email}) will lose access to this
          batch. The secret code still works for them: set a new one to prevent that.
        </p>
      </ConfirmDialog>
    </>
  );
}
