import type { FragmentType } from "@apollo/client";
import type { ReactNode, SubmitEvent } from "react";
import { useEffect, useEffectEvent } from "react";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { momentInIndia } from "../../../format/momentInIndia";
import { paths } from "../../../../shared/paths";
import { Button } from "../../../ui/Button";
import { Row } from "../../../ui/layout/Row";
import { Stack } from "../../../ui/layout/Stack";
import { Text } from "../../../ui/layout/Text";
import { PART_MISSING, lazyComponent } from "../../../ui/lazyComponent";
import { BelowFold } from "../../../ui/page/BelowFold";
import { Results_ExerciseFragmentDoc } from "../feedback/Results.generated";
import type { Material } from "../lab/material";
import { BenchActions, CODE_FORM } from "./BenchActions";
import { BenchTabs } from "./BenchTabs";
import { CodeField } from "./CodeField";
import { SymbolsRow } from "./SymbolsRow";
import type { BenchOptions } from "./useBench";
import { useBench } from "./useBench";
import {
  ExerciseDraftFragmentDoc,
  Submission_SubmissionFragmentDoc,
  Workbench_ExerciseFragmentDoc,
} from "./Workbench.generated";

// Nothing happened yet on a new page: its results take no part in the first load.
const ResultPanel = lazyComponent(
  () => import("./ResultPanel"),
  "ResultPanel",
  () => <Text>{PART_MISSING}</Text>,
);

interface OlderDraftProps {
  code: string;
  writtenAt: string;
  onUse: (code: string) => void;
}

function OlderDraft({ code, writtenAt, onUse }: OlderDraftProps) {
  return (
    <Row rowGap="1">
      <Text size="small">Another device had an older draft, of {momentInIndia(writtenAt)}.</Text>
      <Button size="small" onClick={() => onUse(code)}>
        Use it
      </Button>
    </Row>
  );
}

interface BenchProps extends Omit<BenchOptions, "tests" | "viewerDraft"> {
  head: ReactNode;
  task: ReactNode;
  onCode?: (code: string) => void;
}

/** Without JavaScript, the form sends the code and the page comes back with the results. */
function Bench({ head, task, onCode, ...given }: BenchProps) {
  const { data, account } = given;
  const tests = useFragmentData(Results_ExerciseFragmentDoc, data);
  const { viewerDraft } = useFragmentData(ExerciseDraftFragmentDoc, data);
  const options = { ...given, tests, viewerDraft };
  const bench = useBench(options);
  const { editing, checking, running, shown } = bench;
  const handleCode = useEffectEvent((code: string) => onCode?.(code));
  useEffect(() => handleCode(editing.code), [editing.code]);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    bench.handleCheck();
  }

  const codePanel = (
    <form id={CODE_FORM} method="post" action={paths.exercise(data.slug)} onSubmit={handleSubmit}>
      <Stack gap="1">
        <CodeField
          kind={data.kind}
          initial={editing.code}
          onType={bench.handleType}
          onRun={() => void bench.handleRun()}
          onLeave={bench.leaveEditor}
          onBox={editing.handleBox}
        />
        {viewerDraft && <input type="hidden" name="basedOn" value={viewerDraft.updatedAt} />}
        <SymbolsRow kind={data.kind} box={editing.box} />
        {viewerDraft?.olderCode && viewerDraft.olderAt && (
          <OlderDraft code={viewerDraft.olderCode} writtenAt={viewerDraft.olderAt} onUse={editing.replace} />
        )}
      </Stack>
    </form>
  );
  const result = (
    <BelowFold>
      <ResultPanel bench={bench} options={options} />
    </BelowFold>
  );
  const actions = (
    <BenchActions
      slug={data.slug}
      isSignedIn={account !== null}
      isRunning={bench.isRunning}
      isSending={checking.isSending}
      isReady={shown.source === "run" && shown.isPassed}
      draftState={editing.draftState}
      onRun={() => void bench.handleRun()}
      onStop={running.stop}
      onReset={editing.code === data.starterCode ? null : editing.reset}
      onUndoReset={editing.undoReset}
    />
  );
  return (
    <BenchTabs
      head={head}
      chosen={bench.place}
      onChoose={bench.setPlace}
      panels={{ task, code: codePanel, result }}
      actions={actions}
    />
  );
}

interface WorkbenchProps {
  material: Material;
  exercise: FragmentType<typeof Workbench_ExerciseFragmentDoc>;
  account: string | null;
  head: ReactNode;
  /** What is to be done, and help with it. */
  task: ReactNode;
  /** With the code at first and after each change. */
  onCode?: (code: string) => void;
}

export function Workbench({ exercise, ...props }: WorkbenchProps) {
  const data = useFragmentData(Workbench_ExerciseFragmentDoc, exercise);
  const sent = data.viewerSubmission ? [data.viewerSubmission] : [];
  const [submission = null] = useFragmentData(Submission_SubmissionFragmentDoc, sent);
  return <Bench {...props} data={data} submission={submission} />;
}
