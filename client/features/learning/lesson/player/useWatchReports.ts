import { useApolloClient, useReactiveVar } from "@apollo/client/react";
import { useCallback, useEffect } from "react";
import { extensionsOf } from "../../../../apollo/problemsOf";
import { send } from "../../../../apollo/send";
import { signInCount } from "../../../../apollo/sessionEnd";
import { useViewer } from "../../../auth/useViewer";
import { ReportWatchingDocument } from "../Lesson.generated";
import { addReport, unsentReports } from "./watchReports";
import type { WatchLog } from "./WatchLog";

/** Another try would fail in the same way. */
const FINAL = new Set(["NOT_FOUND", "BAD_USER_INPUT"]);
const WEEK_SECONDS = 7 * 24 * 60 * 60;

function ageOf(moment: number): number {
  // The device's clock may have been set.
  return Math.min(Math.max(Math.round((Date.now() - moment) / 1000), 0), WEEK_SECONDS);
}

interface WatchedLesson {
  id: string;
  videoNumber: number;
}

interface WatchReports {
  /** Keeps what was watched and sends it; `isLeaving`: the request outlives the page. */
  save: (lesson: WatchedLesson, log: WatchLog, isLeaving?: boolean) => void;
  /** Where this device stopped, if the server has not heard of it. */
  unsentPosition: (referenceId: string) => number | undefined;
}

/** Sends what an earlier page or a lost connection left over, too. */
export function useWatchReports(): WatchReports {
  const client = useApolloClient();
  const account = useViewer()?.id;

  const sendUnsent = useCallback(
    async (isLeaving: boolean) => {
      const unsent = account ? unsentReports(account) : [];
      await Promise.all(
        unsent.map(async ({ report, remove }) => {
          const { positionAt, ...rest } = report;
          const { error } = await send(
            { client, context: { fetchOptions: { keepalive: isLeaving } } },
            ReportWatchingDocument,
            { input: { ...rest, positionAgeSeconds: ageOf(positionAt) } },
          );
          if (!error || FINAL.has(extensionsOf(error).code ?? "")) remove();
        }),
      );
    },
    [account, client],
  );

  useEffect(() => {
    const handleOnline = () => void sendUnsent(false);
    handleOnline();
    window.addEventListener("online", handleOnline);
    return () => window.removeEventListener("online", handleOnline);
  }, [sendUnsent]);

  const signIns = useReactiveVar(signInCount);
  useEffect(() => {
    if (signIns > 0) void sendUnsent(false);
  }, [signIns, sendUnsent]);

  const save = useCallback(
    ({ id: referenceId, videoNumber }: WatchedLesson, log: WatchLog, isLeaving = false) => {
      if (!account) return;
      const positionSeconds = Math.round(log.seconds);
      const watched = log.take();
      addReport(account, { referenceId, videoNumber, watched, positionSeconds, positionAt: Date.now() });
      void sendUnsent(isLeaving);
    },
    [account, sendUnsent],
  );

  const unsentPosition = useCallback(
    (referenceId: string) =>
      account
        ? unsentReports(account).find(({ report }) => report.referenceId === referenceId)?.report
            .positionSeconds
        : undefined,
    [account],
  );

  return { save, unsentPosition };
}
