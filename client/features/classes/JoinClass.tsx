import { useApolloClient } from "@apollo/client/react";
import { Video } from "lucide-react";
import { useState } from "react";
import { messageOf } from "../../apollo/problemsOf";
import { send } from "../../apollo/send";
import { momentInIndia } from "../../format/momentInIndia";
import { useServerNow } from "../../hooks/useServerNow";
import { Button } from "../../ui/Button";
import { Text } from "../../ui/layout/Text";
import type { LiveClass } from "./classTimes";
import { isOpenAt } from "./classTimes";
import type { JoinClassMutation } from "./LiveClass.generated";
import { JoinClassDocument } from "./LiveClass.generated";

type Refused = Exclude<JoinClassMutation["joinClass"], { __typename: "ClassJoined" }>;

/** Each also brings the class as it is now, so that the page follows. */
function reasonOf(refused: Refused): string {
  if (refused.__typename === "ClassNotOpen")
    return `This class was moved. You can join from ${momentInIndia(refused.opensAt)}.`;
  if (refused.__typename === "ClassOver") return "This class is over.";
  if (refused.__typename === "ClassCancelled") return "This class was cancelled.";
  return "The meeting link isn’t set yet. Please try again in a minute.";
}

/** Opens the meeting in this tab: browsers block a new one after a request, and phones open its app. */
function useJoinClass(id: string) {
  const client = useApolloClient();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function handleJoin() {
    setIsBusy(true);
    setProblem(null);
    const { data, error } = await send(client, JoinClassDocument, { id });
    const result = data?.joinClass;
    if (result?.__typename === "ClassJoined") window.location.assign(result.link);
    else setProblem(result ? reasonOf(result) : messageOf(error));
    setIsBusy(false);
  }

  return { isBusy, problem, handleJoin };
}

interface JoinClassProps {
  liveClass: LiveClass;
}

/** Becomes active by itself when the class opens, on the server's clock. */
export function JoinClass({ liveClass }: JoinClassProps) {
  const isOpen = isOpenAt(liveClass, useServerNow());
  const { isBusy, problem, handleJoin } = useJoinClass(liveClass.id);
  return (
    <>
      <Button
        look={isOpen ? "main" : "plain"}
        disabled={!isOpen}
        isBusy={isBusy}
        icon={<Video size={18} aria-hidden />}
        onClick={() => void handleJoin()}
      >
        {isBusy ? "Opening…" : "Join class"}
        <span className="visually-hidden"> {liveClass.title}</span>
      </Button>
      <Text tone={problem ? "brick" : "muted"} size="small" role="status">
        {problem ?? (isOpen ? "The class is open." : "Opens 10 minutes before the start.")}
      </Text>
    </>
  );
}
