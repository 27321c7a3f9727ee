import type { FragmentType } from "@apollo/client";
import type { SubmitEvent } from "react";
import { useRef, useState } from "react";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { momentInIndia } from "../../../format/momentInIndia";
import { useIsHydrated } from "../../../hooks/useIsHydrated";
import { paths } from "../../../paths";
import { Button } from "../../../ui/Button";
import { Row } from "../../../ui/layout/Row";
import { Stack } from "../../../ui/layout/Stack";
import { Text } from "../../../ui/layout/Text";
import { Results } from "../feedback/Results";
import { CodeField } from "./CodeField";
import { SymbolsRow } from "./SymbolsRow";
import { useCheck } from "./useCheck";
import { readLocalDraft, useDraft } from "./useDraft";
import type { DraftState } from "./useDraft";
import { Submission_SubmissionFragmentDoc, Workbench_ExerciseFragmentDoc } from "./Workbench.generated";
import type { Submission_SubmissionFragment, Workbench_ExerciseFragment } from "./Workbench.generated";

const DRAFT_STATES: Record<DraftState, string> = {
  saved: "Draft saved",
  saving: "Saving your draft…",
  local: "Draft kept in this browser",
};

function waitingText(position: number | null): string {
  if (!position || position === 1) return "Your code is being checked…";
  return `Your code waits for its turn: ${position - 1} before it.`;
}

interface WorkbenchProps {
  exercise: FragmentType<typeof Workbench_ExerciseFragmentDoc>;
  account: string | null;
}

interface BenchProps {
  data: Workbench_ExerciseFragment;
  submission: Submission_SubmissionFragment | null;
  account: string | null;
}

/** The code, its check and the results. Without JavaScript, the form sends the code and the page comes back with them. */
function Bench({ data, submission, account }: BenchProps) {
  const { id, slug, kind, checkVersion, starterCode, viewerDraft } = data;
  const isHydrated = useIsHydrated();
  const field = useRef<HTMLTextAreaElement>(null);
  const [begun] = useState(() => (isHydrated ? readLocalDraft(id, account)?.code : undefined));
  const initial = begun ?? viewerDraft?.code ?? submission?.code ?? starterCode;
  const [code, setCode] = useState(initial);
  const { keep, state } = useDraft({ exerciseId: id, account, basedOn: viewerDraft?.updatedAt ?? null });
  const { check, isSending, problem } = useCheck(id, submission);
  const verdict = submission?.verdict;
  const isStale = submission?.code !== code || submission.checkVersion !== checkVersion;

  function handleType(next: string) {
    setCode(next);
    keep(next);
  }

  function replace(next: string) {
    if (field.current) field.current.value = next;
    handleType(next);
  }

  function handleCheck() {
    if (account) void check(field.current?.value ?? code);
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    handleCheck();
  }

  const older = viewerDraft?.olderCode ?? null;
  return (
    <Stack gap="2">
      <form method="post" action={paths.exercise(slug)} onSubmit={handleSubmit}>
        <Stack gap="1">
          <CodeField
            field={field}
            label="Your code"
            initial={initial}
            onType={handleType}
            onCheck={handleCheck}
          />
          <SymbolsRow kind={kind} field={field} onType={handleType} />
          <Row isSpread rowGap="1">
            <Row>
              {account && (
                <Button type="submit" look="main" isBusy={isSending}>
                  Check my code
                </Button>
              )}
              {code === starterCode ? (
                submission && <Button onClick={() => replace(submission.code)}>Undo reset</Button>
              ) : (
                <Button onClick={() => replace(starterCode)}>Reset</Button>
              )}
            </Row>
            <Text size="small" tone="muted" role="status">
              {state && DRAFT_STATES[state]}
            </Text>
          </Row>
        </Stack>
      </form>
      {older !== null && viewerDraft?.olderAt && (
        <Row>
          <Text size="small">Another device had an older draft of {momentInIndia(viewerDraft.olderAt)}.</Text>
          <Button size="small" onClick={() => replace(older)}>
            Use it
          </Button>
        </Row>
      )}
      <Text role="status" tone={problem ? "brick" : undefined}>
        {problem ?? (submission?.state === "WAITING" ? waitingText(submission.position) : "")}
      </Text>
      {verdict && <Results exercise={data} results={verdict.results} isStale={isStale} />}
    </Stack>
  );
}

type SentBenchProps = Omit<BenchProps, "submission"> & {
  submission: FragmentType<typeof Submission_SubmissionFragmentDoc>;
};

function SentBench({ submission, ...props }: SentBenchProps) {
  return <Bench {...props} submission={useFragmentData(Submission_SubmissionFragmentDoc, submission)} />;
}

export function Workbench({ exercise, account }: WorkbenchProps) {
  const data = useFragmentData(Workbench_ExerciseFragmentDoc, exercise);
  const { viewerSubmission } = data;
  return viewerSubmission ? (
    <SentBench data={data} submission={viewerSubmission} account={account} />
  ) : (
    <Bench data={data} submission={null} account={account} />
  );
}
