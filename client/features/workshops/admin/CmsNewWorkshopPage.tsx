import { useRef } from "react";
import { Link, useNavigate } from "react-router-dom";
import { CmsPage } from "../../../cms/CmsPage";
import { NewContentForm } from "../../../cms/NewContentForm";
import { cmsPaths } from "../../../cmsPaths";
import { Panel } from "../../../ui/Panel";
import { showToast } from "../../../ui/toast";
import { CreateWorkshopDocument } from "./CmsWorkshop.generated";
import { useWorkshopSend } from "./useWorkshopSend";
import { newWorkshopFields } from "./workshopFields";

/** `/cms/workshops/new`: one more workshop. */
export function CmsNewWorkshopPage() {
  const send = useWorkshopSend();
  const navigate = useNavigate();
  const madeId = useRef("");

  return (
    <CmsPage title="A new workshop" trail={<Link to={cmsPaths.workshops}>Workshops</Link>}>
      <Panel title="Workshop">
        <NewContentForm
          draftName="new workshop"
          isLong
          fields={newWorkshopFields}
          submitLabel="Add workshop"
          create={async (content) => {
            const { data, error } = await send(CreateWorkshopDocument, content);
            madeId.current = data?.createWorkshop.id ?? "";
            if (data) showToast("success", `${data.createWorkshop.name} was added.`);
            return { error };
          }}
          onMade={() => navigate(cmsPaths.workshop(madeId.current))}
        />
      </Panel>
    </CmsPage>
  );
}
