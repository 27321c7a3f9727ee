import type { ApolloClient } from "@apollo/client";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { problemsOf } from "../../apollo/problemsOf";
import type { SendContactMessageInput } from "../../apollo/schema.generated";
import { waitingTime } from "../../format/waitingTime";
import type { FormProblems } from "../../ui/form/problems";
import { makeSendingKey } from "./makeSendingKey";
import { SendContactMessageDocument } from "./SendContactMessage.generated";

export type Message = Omit<SendContactMessageInput, "sendingKey">;

export type Outcome =
  | { kind: "sent" }
  /** The academy said no. */
  | { kind: "refused"; problems: FormProblems }
  /** It could not be asked, or its answer not be read. */
  | { kind: "failed"; problems: FormProblems };

/** The message that one form sent last, by the key that the server knows it again by. */
export interface LastMessage {
  words: string;
  sendingKey: string;
}

function tooMany(seconds: number): FormProblems {
  const wait = waitingTime(seconds);
  const general = `Several messages came from here already. Please write again in ${wait}, or reach us by phone, WhatsApp or mail.`;
  return { fields: {}, general };
}

/** Sends what was typed. The same words sent again, after a failure or by a double click, are one message. */
export async function sendMessage(
  client: ApolloClient,
  last: LastMessage,
  message: Message,
): Promise<Outcome> {
  const words = JSON.stringify(message);
  if (last.words !== words) Object.assign(last, { words, sendingKey: makeSendingKey() });
  const { data, error } = await client.mutate({
    mutation: SendContactMessageDocument,
    variables: { input: { ...message, sendingKey: last.sendingKey } },
    errorPolicy: "all",
  });
  const result = data?.sendContactMessage;
  if (result?.__typename === "ContactMessageSent") {
    // The next message gets a new key. The server stores identical ones once a day.
    last.words = "";
    return { kind: "sent" };
  }
  if (result?.__typename === "TooManyAttempts")
    return { kind: "refused", problems: tooMany(result.retryAfterSeconds) };
  const kind = CombinedGraphQLErrors.is(error) ? "refused" : "failed";
  return { kind, problems: problemsOf(error) };
}
