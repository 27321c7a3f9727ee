import type { FragmentType } from "@apollo/client";
import { CalendarPlus, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { useState } from "react";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { CreateClassSessionDocument } from "../../../cms/generated/classSession.generated";
import { ContentRows } from "../../../cms/lists/ContentRows";
import { NewContentForm } from "../../../cms/records/NewContentForm";
import { useSend } from "../../../cms/records/useSend";
import { cmsPaths } from "../../../cmsPaths";
import { counted } from "../../../format/counted";
import { Button } from "../../../ui/Button";
import { Row } from "../../../ui/layout/Row";
import { Notice } from "../../../ui/Notice";
import { Dialog } from "../../../ui/overlay/Dialog";
import { showToast } from "../../../ui/overlay/toast";
import { Panel } from "../../../ui/Panel";
import { Tag } from "../../../ui/text/Tag";
import { whenOf } from "../classTimes";
import type { ClassRow_ClassFragment } from "./Classes.generated";
import { ClassRow_ClassFragmentDoc, CreateClassSeriesDocument } from "./Classes.generated";
import type { ClassParent } from "./classFields";
import { newClassFields, seriesFields } from "./classFields";
import { MoreDetails } from "../../../ui/text/MoreDetails";
import { ClassStateTag } from "./ClassStateTag";

type ShownClass = Omit<ClassRow_ClassFragment, " $fragmentName">;

/** Before the rest is folded. */
const SHOWN = 10;
const EVENING = { minutes: 90 };

interface AddProps {
  parent: ClassParent;
}

function AddClass({ parent }: AddProps) {
  const send = useSend();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" icon={<Plus size={18} aria-hidden />} onClick={() => setIsOpen(true)}>
        Add class
      </Button>
      <Dialog title="Add a live class" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <NewContentForm
          draftName={`new class ${Object.values(parent).join()}`}
          fields={newClassFields}
          initial={EVENING}
          submitLabel="Add class"
          create={async (content) => {
            const { data, error } = await send(CreateClassSessionDocument, { ...parent, ...content });
            if (data) showToast("success", `${data.createClassSession.title} was added.`);
            return { error };
          }}
          onMade={() => setIsOpen(false)}
        />
      </Dialog>
    </>
  );
}

function AddSeries({ parent }: AddProps) {
  const send = useSend();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" icon={<CalendarPlus size={18} aria-hidden />} onClick={() => setIsOpen(true)}>
        Add series
      </Button>
      <Dialog title="Add a series of classes" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <NewContentForm
          draftName={`new class series ${Object.values(parent).join()}`}
          fields={seriesFields}
          initial={EVENING}
          submitLabel="Add series"
          create={async (content) => {
            const { data, error } = await send(CreateClassSeriesDocument, { ...parent, ...content });
            if (data)
              showToast("success", `${counted(data.createClassSeries.length, "class", "classes")} added.`);
            return { error };
          }}
          onMade={() => setIsOpen(false)}
        />
      </Dialog>
    </>
  );
}

function ClassFacts({ state, presentCount, joinLink, recordingLink, ...times }: ShownClass): ReactNode {
  const isOver = state === "OVER";
  return (
    <>
      <span>{whenOf(times)}</span>
      {isOver && <span>{presentCount} present</span>}
      {isOver && !recordingLink && <Tag>No recording yet</Tag>}
      {state === "COMING" && !joinLink && <Tag tone="warning">No link yet</Tag>}
      {!isOver && state !== "COMING" && <ClassStateTag state={state} />}
    </>
  );
}

interface ClassesPanelProps {
  parent: ClassParent;
  classes: FragmentType<ClassRow_ClassFragment>[];
}

/** Those that are not over come first, then the others, the newest first. */
export function ClassesPanel({ parent, classes }: ClassesPanelProps) {
  const shown = useFragmentData(ClassRow_ClassFragmentDoc, classes);
  const past = shown.filter(({ state }) => state === "OVER").toReversed();
  const coming = shown.filter((one) => !past.includes(one));
  const rows = {
    to: ({ id }: ShownClass) => cmsPaths.liveClass(id),
    titleOf: ({ title }: ShownClass) => title,
    factsOf: (one: ShownClass) => <ClassFacts {...one} />,
  };
  return (
    <Panel
      title={`Live classes (${shown.length})`}
      anchor="classes"
      actions={
        <Row>
          <AddClass parent={parent} />
          <AddSeries parent={parent} />
        </Row>
      }
    >
      {shown.length === 0 && (
        <Notice title="No live classes yet">
          <p>Add one, or a series, e.g. Mon to Fri at 8 pm. Learners see them in the portal right away.</p>
        </Notice>
      )}
      {coming.length > 0 && <ContentRows {...rows} items={coming.slice(0, SHOWN)} />}
      {coming.length > SHOWN && (
        <MoreDetails summary={counted(coming.length - SHOWN, "later class", "later classes")}>
          <ContentRows {...rows} items={coming.slice(SHOWN)} />
        </MoreDetails>
      )}
      {past.length > 0 && (
        <MoreDetails summary={counted(past.length, "past class", "past classes")} open={coming.length === 0}>
          <ContentRows {...rows} items={past} />
        </MoreDetails>
      )}
    </Panel>
  );
}
