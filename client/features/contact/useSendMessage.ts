import { useApolloClient } from "@apollo/client/react";
import { useIdempotencyKey } from "../../hooks/useIdempotencyKey";
import type { Message, Outcome } from "./sendMessage";
import { sendMessage } from "./sendMessage";

/** Sends one form's messages. A retry or double click with the same text counts once. */
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
