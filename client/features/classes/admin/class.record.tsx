import { Suspense } from "react";
import { Link } from "react-router-dom";
import type { CmsClassSessionQuery } from "../../../cms/generated/classSession.generated";
import {
  CmsClassSessionDocument,
  DeleteClassSessionDocument,
  UpdateClassSessionDocument,
} from "../../../cms/generated/classSession.generated";
import { recordPage } from "../../../cms/records/RecordPage";
import { recordQuery } from "../../../cms/records/recordQuery";
import { cmsPaths } from "../../../cmsPaths";
import { Text } from "../../../ui/layout/Text";
import { Skeleton } from "../../../ui/page/Skeleton";
import { Panel } from "../../../ui/Panel";
import { whenOf } from "../classTimes";
import { Attendance } from "./Attendance";
import { CancelClass, whoIsMailed } from "./CancelClass";
import { classFields } from "./classFields";
import { ClassStateTag } from "./ClassStateTag";

type Shown = NonNullable<CmsClassSessionQuery["cmsClassSession"]>;

function listOf({ batch, run }: Pick<Shown, "batch" | "run">): string {
  return batch ? cmsPaths.batch(batch.id) : cmsPaths.run(run?.id ?? "");
}

const useClass = recordQuery(CmsClassSessionDocument);

export const CmsClassPage = recordPage({
  names: { noun: "class", plural: "courses", list: { title: "Courses", path: cmsPaths.courses } },
  useRecord: useClass,
  useFields: () => classFields,
  update: UpdateClassSessionDocument,
  deletion: {
    mutation: DeleteClassSessionDocument,
    hint: () => "For a class that was added by mistake. Learners get a message if it was still to come.",
    losses: ({ recording }) => recording && <p>Its lesson, {recording.title}, stays.</p>,
    backTo: listOf,
  },
  titleOf: ({ title }) => title,
  trail: (shown) => (
    <>
      <span aria-hidden>/</span> <Link to={listOf(shown)}>{shown.about}</Link>
    </>
  ),
  state: (shown) => (
    <>
      <ClassStateTag state={shown.state} />
      <Text as="span" tone="muted">
        {whenOf(shown)}
      </Text>
    </>
  ),
  actions: ({ id, version, state, mailedCount }) => (
    <CancelClass id={id} version={version} state={state} mailedCount={mailedCount} />
  ),
  isFormAside: true,
  about: ({ state, mailedCount }) =>
    state === "COMING" && <p>{`If you move it, ${whoIsMailed(mailedCount)}.`}</p>,
  parts: ({ id, presentCount, state }) => (
    <Panel title={`Attendance (${presentCount} present)`} anchor="attendance">
      <Suspense fallback={<Skeleton shape="control" count={3} />}>
        <Attendance classId={id} state={state} />
      </Suspense>
    </Panel>
  ),
});
