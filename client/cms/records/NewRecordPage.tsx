import type { ReactNode } from "react";
import { useRef } from "react";
import { Link, useNavigate } from "react-router-dom";
import type { Fields } from "../../ui/form/kinds/FieldKind";
import type { FormProblems } from "../../ui/form/problems";
import { Panel } from "../../ui/Panel";
import { showToast } from "../../ui/overlay/toast";
import { CmsPage } from "../CmsPage";
import { NewContentForm } from "./NewContentForm";
import type { Answering, RecordNames } from "./record";
import { capitalized, resultOf, savedOrRefused } from "./record";
import { useSend } from "./useSend";

interface NewRecordKind<Content, Made, Refused = never> {
  names: RecordNames;
  useFields: () => Fields<Content>;
  /** What the fields begin with. */
  useInitial?: () => Partial<Content>;
  create: Answering<Made | Refused, { input: NoInfer<Content> }>;
  /** What a refused creation tells the form; made records then have a version. */
  problemsOf?: (refused: Refused) => FormProblems;
  /** Above the form. */
  top?: ReactNode;
  titleOf: (made: Made) => string;
  to: (made: Made) => string;
}

export function newRecordPage<Content, Made, Refused = never>(kind: NewRecordKind<Content, Made, Refused>) {
  const { names, create, problemsOf, titleOf, to, top } = kind;
  const { noun, list } = names;

  return function NewRecordPage() {
    const send = useSend();
    const navigate = useNavigate();
    const fields = kind.useFields();
    const initial = kind.useInitial?.();
    const made = useRef<Made>(undefined);
    return (
      <CmsPage title={`A new ${noun}`} trail={<Link to={list.path}>{list.title}</Link>} top={top}>
        <Panel title={capitalized(noun)}>
          <NewContentForm<Content>
            draftName={`new ${noun}`}
            isLong
            fields={fields}
            initial={initial}
            submitLabel={`Add ${noun}`}
            isLeaving
            create={async (content) => {
              // Pressed again while the record's page loads.
              if (made.current) return new Promise(() => {});
              const { data, error } = await send(create, content);
              const { record, problems } = savedOrRefused<Made, Refused>(resultOf(data), problemsOf);
              made.current = record;
              if (record) showToast("success", `${titleOf(record)} was added.`);
              return { error, problems };
            }}
            onMade={() => (made.current ? navigate(to(made.current)) : undefined)}
          />
        </Panel>
      </CmsPage>
    );
  };
}
