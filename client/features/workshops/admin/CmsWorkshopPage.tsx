import { Link, useParams } from "react-router-dom";
import { useLatestQuery } from "../../../apollo/useLatestQuery";
import { CmsPage } from "../../../cms/CmsPage";
import { ContentForm } from "../../../cms/ContentForm";
import { contentOf } from "../../../cms/contentOf";
import { DeleteContent } from "../../../cms/DeleteContent";
import { PublishedTag } from "../../../cms/PublishedTag";
import { SiteLink } from "../../../cms/SiteLink";
import { useNewest } from "../../../cms/useNewest";
import { cmsPaths } from "../../../cmsPaths";
import { paths } from "../../../paths";
import { Notice } from "../../../ui/Notice";
import { Panel } from "../../../ui/Panel";
import { CmsWorkshopDocument, DeleteWorkshopDocument, UpdateWorkshopDocument } from "./CmsWorkshop.generated";
import { RunsPanel } from "./RunsPanel";
import { useWorkshopSend } from "./useWorkshopSend";
import { workshopFields } from "./workshopFields";

/** `/cms/workshops/:id`: everything that a workshop's page shows. */
export function CmsWorkshopPage() {
  const { id = "" } = useParams();
  const readNewest = useNewest();
  const send = useWorkshopSend();
  const data = useLatestQuery(CmsWorkshopDocument, { id });
  const workshop = data.cmsWorkshop;
  const trail = <Link to={cmsPaths.workshops}>Workshops</Link>;
  if (!workshop) {
    return (
      <CmsPage isNotFound title="No such workshop" trail={trail}>
        <Notice
          title="This workshop no longer exists"
          action={<Link to={cmsPaths.workshops}>To all workshops</Link>}
        >
          <p>Someone may have deleted it.</p>
        </Notice>
      </CmsPage>
    );
  }

  return (
    <CmsPage
      title={workshop.name}
      trail={trail}
      state={<PublishedTag isPublished={workshop.isPublished} hasPeople={workshop.registeredPeople > 0} />}
      actions={<SiteLink to={paths.workshop(workshop.slug)} isPublished={workshop.isPublished} />}
    >
      <RunsPanel
        parent={{ workshopId: id }}
        name={workshop.name}
        runs={workshop.runs}
        shown={CmsWorkshopDocument}
        readNewest={async () => (await readNewest(CmsWorkshopDocument, { id }))?.cmsWorkshop?.runs}
      />
      <Panel title="Workshop">
        <ContentForm
          draftName={`workshop ${id}`}
          isLong
          key={id}
          fields={workshopFields}
          record={workshop}
          save={async (content, expectedVersion) => {
            const { data: saved, error } = await send(UpdateWorkshopDocument, {
              id,
              expectedVersion,
              ...content,
            });
            return { record: saved?.updateWorkshop, error };
          }}
          readNewest={async () => (await readNewest(CmsWorkshopDocument, { id }))?.cmsWorkshop}
        />
      </Panel>
      <DeleteContent
        noun="workshop"
        title={workshop.name}
        backTo={cmsPaths.workshops}
        remove={() => send(DeleteWorkshopDocument, { id, expectedVersion: workshop.version })}
        kept={{
          people: workshop.registeredPeople,
          archive: {
            isDone: !workshop.isPublished,
            send: async (isPublished) =>
              send(UpdateWorkshopDocument, {
                id,
                expectedVersion: workshop.version,
                ...contentOf(workshopFields, workshop),
                isPublished,
              }),
          },
        }}
      >
        To hide it, untick Published.
      </DeleteContent>
    </CmsPage>
  );
}
