import { Video } from "lucide-react";
import { useServerNow } from "../../../hooks/useServerNow";
import { Button } from "../../../ui/Button";
import { Text } from "../../../ui/layout/Text";
import type { LiveClass } from "./classTimes";
import { isOpenAt } from "./classTimes";
import { useJoinClass } from "./useJoinClass";

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
