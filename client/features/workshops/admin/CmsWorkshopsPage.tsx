import { Plus } from "lucide-react";
import { Suspense, useState } from "react";
import { Link } from "react-router-dom";
import { CmsPage } from "../../../cms/CmsPage";
import { cmsPaths } from "../../../cmsPaths";
import { paths } from "../../../paths";
import { ButtonLink } from "../../../ui/Button";
import { Panel } from "../../../ui/Panel";
import { SearchField } from "../../../ui/SearchField";
import { Skeleton } from "../../../ui/Skeleton";
import { WorkshopList } from "./WorkshopList";

/** `/cms/workshops`: every workshop, and the way to the bootcamp. */
export function CmsWorkshopsPage() {
  const [search, setSearch] = useState("");
  return (
    <CmsPage
      title="Workshops"
      trail={<Link to={paths.cms}>Dashboard</Link>}
      actions={
        <>
          <ButtonLink size="small" to={cmsPaths.bootcamp}>
            Coding bootcamp
          </ButtonLink>
          <ButtonLink
            look="main"
            size="small"
            to={cmsPaths.newWorkshop}
            icon={<Plus size={18} aria-hidden />}
          >
            Add workshop
          </ButtonLink>
        </>
      }
    >
      <Panel title="All workshops" actions={<SearchField label="Search workshops" onSearch={setSearch} />}>
        <Suspense fallback={<Skeleton shape="control" count={5} />}>
          <WorkshopList search={search} />
        </Suspense>
      </Panel>
    </CmsPage>
  );
}
