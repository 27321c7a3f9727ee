import type { ApolloClient } from "@apollo/client";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { useApolloClient } from "@apollo/client/react";
import { problemsOf } from "../../apollo/problemsOf";
import type { SendContactMessageInput } from "../../apollo/schema.generated";
import { send } from "../../apollo/send";
import { useIdempotencyKey } from "../../hooks/useIdempotencyKey";
import type { FormProblems } from "../../ui/form/problems";
import { SendContactMessageDocument } from "./SendContactMessage.generated";

export type Message = Omit<SendContactMessageInput, "sendingKey">;

type Outcome =
  | { kind: "sent" }
  | { kind: "refused"; problems: FormProblems }
  /** No response, or an unreadable one. */
  | { kind: "failed"; problems: FormProblems };

const sayTooMany = (wait: string) =>
  `Several messages came from here already. Please write again in ${wait}, or reach us by phone, WhatsApp or e-mail.`;

/** The key makes a retry idempotent. */
export async function sendMessage(
  client: ApolloClient,
  message: Message,
  sendingKey: string,
): Promise<Outcome> {
  const { data, error } = await send(client, SendContactMessageDocument, {
    input: { ...message, sendingKey },
  });
  if (data) return { kind: "sent" };
  const kind = CombinedGraphQLErrors.is(error) ? "refused" : "failed";
  return { kind, problems: problemsOf(error, sayTooMany) };
}

/** A retry or double click with the same text counts once. */
export function useSendMessage() {
  const client = useApolloClient();
  const { keyFor, forget } = useIdempotencyKey();

  return async (message: Message): Promise<Outcome> => {
    const outcome = await sendMessage(client, message, keyFor(message));
    // The next message gets a new key: the server stores identical ones once a day.
    if (outcome.kind === "sent") forget();
    return outcome;
  };
}
