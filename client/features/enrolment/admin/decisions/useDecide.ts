import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { messageOf } from "../../../../apollo/problemsOf";
import { refetchActive } from "../../../../apollo/refetchActive";
import type { RegistrationState } from "../../../../apollo/schema.generated";
import { useSend } from "../../../../cms/records/useSend";
import { counted } from "../../../../format/counted";
import type { FormProblems } from "../../../../ui/form/problems";
import { showToast } from "../../../../ui/overlay/toast";
import type { DecideRegistrationMutation } from "./DecideRegistration.generated";
import { DecideRegistrationDocument } from "./DecideRegistration.generated";

export interface Decided {
  id: string;
  name: string;
  version: number;
  state: RegistrationState;
}

interface Decision {
  decision: "APPROVE" | "REJECT" | "REINSTATE" | "SEND_LINK";
  reason?: string;
  isFinal?: boolean;
}

export interface Undecided {
  id: string;
  name: string;
  problem: string;
}

/** Returns the problems if nothing was decided, for the dialog to show. */
export type Decide = (chosen: Decided[], decision: Decision) => Promise<FormProblems | void>;

type Result = DecideRegistrationMutation["decideRegistration"][number];

/** The server's limit per request; larger selections are split. */
const MAX_AT_ONCE = 50;

const DONE = {
  APPROVE: "approved",
  REJECT: "rejected",
  REINSTATE: "confirmed",
  SEND_LINK: "sent the link again",
};

/** Decides registrations, reports each result, and refetches the page. */
export function useDecide() {
  const client = useApolloClient();
  const send = useSend();
  const [isBusy, setIsBusy] = useState(false);
  const [undecided, setUndecided] = useState<Undecided[]>([]);

  async function sendAll(chosen: Decided[], { decision, reason, isFinal = false }: Decision) {
    const results: Result[] = [];
    let failure: unknown;
    let refresh: Promise<void> | undefined;
    for (let from = 0; from < chosen.length && !failure; from += MAX_AT_ONCE) {
      const some = chosen.slice(from, from + MAX_AT_ONCE);
      const registrations = some.map(({ id, version }) => ({ id, expectedVersion: version }));
      const { data, error, refreshed } = await send(DecideRegistrationDocument, {
        decision,
        registrations,
        reason,
        isFinal,
      });
      results.push(...(data?.decideRegistration ?? []));
      failure = error;
      refresh = refreshed;
    }
    if (failure) refresh = refetchActive(client);
    return { results, refresh, failure: failure ? messageOf(failure) : null };
  }

  async function decideAll(chosen: Decided[], decision: Decision) {
    setIsBusy(true);
    try {
      const { results, refresh, failure } = await sendAll(chosen, decision);
      const nameOf = (id: string) => chosen.find((one) => one.id === id)?.name ?? "";
      const left = results.flatMap(({ id, problem }) => (problem ? [{ id, problem, name: nameOf(id) }] : []));
      setUndecided(left);
      const done = results.length - left.length;
      if (done > 0) {
        const what = chosen.length === 1 ? nameOf(results[0]?.id ?? "") : counted(done, "registration");
        showToast("success", `${what} ${chosen.length === 1 ? "was " : ""}${DONE[decision.decision]}.`);
      }
      await refresh;
      return { isDone: done > 0, failure, problems: [...new Set(left.map(({ problem }) => problem))] };
    } finally {
      setIsBusy(false);
    }
  }

  const decide: Decide = async (chosen, decision) => {
    const { isDone, failure, problems } = await decideAll(chosen, decision);
    if (!isDone) return { fields: {}, general: failure ?? problems.join(" ") };
    if (failure) showToast("error", failure);
  };

  return {
    isBusy,
    undecided,
    decide,
    sendLinks: async (chosen: Decided[]): Promise<void> => {
      const { failure } = await decideAll(chosen, { decision: "SEND_LINK" });
      if (failure) showToast("error", failure);
    },
    approveAtOnce: async (one: Decided): Promise<boolean> => {
      const { isDone, failure } = await decideAll([one], { decision: "APPROVE" });
      if (failure) showToast("error", failure);
      return isDone;
    },
  };
}
