import { Link } from "react-router-dom";
import { useLatestQuery } from "../../../apollo/useLatestQuery";
import { CmsPage } from "../../../cms/CmsPage";
import { ContentForm } from "../../../cms/ContentForm";
import { ContentRows } from "../../../cms/ContentRows";
import { NewContentForm } from "../../../cms/NewContentForm";
import { PublishedTag } from "../../../cms/PublishedTag";
import { SiteLink } from "../../../cms/SiteLink";
import { useNewest } from "../../../cms/useNewest";
import { cmsPaths } from "../../../cmsPaths";
import { paths } from "../../../paths";
import { Panel } from "../../../ui/Panel";
import { Tag } from "../../../ui/Tag";
import { showToast } from "../../../ui/toast";
import { bootcampFields, newSeasonFields } from "./bootcampFields";
import {
  CmsBootcampDocument,
  CreateBootcampSeasonDocument,
  UpdateBootcampDocument,
} from "./CmsBootcamp.generated";
import { NextRun } from "./NextRun";
import { NextRunFacts } from "./NextRunFacts";
import { useBootcampSend } from "./useBootcampSend";

/** `/cms/bootcamp`: the bootcamp's page and its seasons. */
export function CmsBootcampPage() {
  const send = useBootcampSend(CmsBootcampDocument);
  const readNewest = useNewest();
  const data = useLatestQuery(CmsBootcampDocument, {});
  const { cmsBootcamp: bootcamp, cmsBootcampSeasons: seasons } = data;
  const hasDraft = [bootcamp, ...seasons].some(({ isPublished }) => !isPublished);

  return (
    <CmsPage
      title={bootcamp.name}
      trail={<Link to={cmsPaths.workshops}>Workshops</Link>}
      state={<PublishedTag isPublished={bootcamp.isPublished} />}
      actions={
        <>
          {bootcamp.isPublished && <SiteLink to={paths.bootcamp} isPublished />}
          {hasDraft && <SiteLink to={cmsPaths.preview(paths.bootcamp)} isPublished={false} />}
        </>
      }
      aside={
        <>
          <Panel title={`Seasons (${seasons.length})`}>
            <ContentRows
              items={seasons}
              to={({ id }) => cmsPaths.season(id)}
              titleOf={({ number, title }) => `Season ${number}: ${title}`}
              factsOf={({ isLocked, nextRun }) => (
                <>
                  <NextRunFacts nextRun={nextRun} />
                  {isLocked && <Tag>Locked</Tag>}
                </>
              )}
              actionsOf={({ id, title, seats }) => (
                <NextRun parent={{ seasonId: id }} name={title} seats={seats} shown={CmsBootcampDocument} />
              )}
            />
          </Panel>
          <Panel title="Add a season">
            <NewContentForm
              draftName="new season"
              fields={newSeasonFields}
              submitLabel="Add season"
              create={(content) => send(CreateBootcampSeasonDocument, content)}
              onMade={() => showToast("success", "The season was added.")}
            />
          </Panel>
        </>
      }
    >
      <Panel title="Bootcamp">
        <ContentForm
          draftName="bootcamp"
          isLong
          fields={bootcampFields}
          record={bootcamp}
          save={async (content, expectedVersion) => {
            const { data: saved, error } = await send(UpdateBootcampDocument, {
              expectedVersion,
              ...content,
            });
            return { record: saved?.updateBootcamp, error };
          }}
          readNewest={async () => (await readNewest(CmsBootcampDocument, {}))?.cmsBootcamp}
        />
      </Panel>
    </CmsPage>
  );
}
