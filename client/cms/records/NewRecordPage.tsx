import { useRef } from "react";
import { Link, useNavigate } from "react-router-dom";
import type { Fields } from "../../ui/form/kinds/FieldKind";
import { Panel } from "../../ui/Panel";
import { showToast } from "../../ui/overlay/toast";
import { CmsPage } from "../CmsPage";
import { NewContentForm } from "./NewContentForm";
import type { Answering, RecordNames } from "./record";
import { capitalized, resultOf } from "./record";
import { useSend } from "./useSend";

interface NewRecordKind<Content, Made> {
  names: RecordNames;
  useFields: () => Fields<Content>;
  create: Answering<Made, { input: NoInfer<Content> }>;
  titleOf: (made: Made) => string;
  to: (made: Made) => string;
}

export function newRecordPage<Content, Made>(kind: NewRecordKind<Content, Made>) {
  const { names, create, titleOf, to } = kind;
  const { noun, list } = names;

  return function NewRecordPage() {
    const send = useSend();
    const navigate = useNavigate();
    const fields = kind.useFields();
    const made = useRef<Made>(undefined);
    return (
      <CmsPage title={`A new ${noun}`} trail={<Link to={list.path}>{list.title}</Link>}>
        <Panel title={capitalized(noun)}>
          <NewContentForm<Content>
            draftName={`new ${noun}`}
            isLong
            fields={fields}
            submitLabel={`Add ${noun}`}
            create={async (content) => {
              const { data, error } = await send(create, content);
              made.current = resultOf(data);
              if (made.current) showToast("success", `${titleOf(made.current)} was added.`);
              return { error };
            }}
            onMade={() => (made.current ? navigate(to(made.current)) : undefined)}
          />
        </Panel>
      </CmsPage>
    );
  };
}
