import { useApolloClient } from "@apollo/client/react";
import { useRef } from "react";
import { NOT_LOADED } from "../../apollo/problemsOf";
import { useLateModule } from "../../hooks/useLateModule";
import type { Message, Outcome } from "./sendMessage";

const loadSending = () => import("./sendMessage");

/** Sends the messages of one form. */
export function useSendMessage() {
  const client = useApolloClient();
  const last = useRef({ words: "", sendingKey: "" });
  const sending = useLateModule(loadSending);

  return async (message: Message): Promise<Outcome> => {
    const loaded = await sending();
    if (!loaded) return { kind: "failed", problems: NOT_LOADED };
    return loaded.sendMessage(client, last.current, message);
  };
}
