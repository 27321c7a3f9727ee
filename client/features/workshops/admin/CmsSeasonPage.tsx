import { Link, useParams } from "react-router-dom";
import { useLatestQuery } from "../../../apollo/useLatestQuery";
import { CmsPage } from "../../../cms/CmsPage";
import { ContentForm } from "../../../cms/ContentForm";
import { contentOf } from "../../../cms/contentOf";
import { DeleteContent } from "../../../cms/DeleteContent";
import { PublishedTag } from "../../../cms/PublishedTag";
import { SiteLink } from "../../../cms/SiteLink";
import { useNewest } from "../../../cms/useNewest";
import { counted } from "../../../format/counted";
import { cmsPaths } from "../../../cmsPaths";
import { paths } from "../../../paths";
import { Notice } from "../../../ui/Notice";
import { Panel } from "../../../ui/Panel";
import { seasonFields } from "./bootcampFields";
import {
  CmsSeasonsDocument,
  DeleteBootcampSeasonDocument,
  UpdateBootcampSeasonDocument,
} from "./CmsBootcamp.generated";
import type { CmsSeasonsQuery } from "./CmsBootcamp.generated";
import { RunsPanel } from "./RunsPanel";
import { SeasonLevels } from "./SeasonLevels";
import { useBootcampSend } from "./useBootcampSend";

type Season = CmsSeasonsQuery["cmsBootcampSeasons"][number];

/** The season's own fields, and how to delete or archive it. */
function SeasonAside({ season }: { season: Season }) {
  const { id } = season;
  const send = useBootcampSend(CmsSeasonsDocument);
  const readNewest = useNewest();
  return (
    <>
      <Panel title="Season">
        <ContentForm
          draftName={`season ${id}`}
          key={id}
          fields={seasonFields}
          record={season}
          save={async (content, expectedVersion) => {
            const input = { id, expectedVersion, ...content };
            const { data: saved, error } = await send(UpdateBootcampSeasonDocument, input);
            return { record: saved?.updateBootcampSeason, error };
          }}
          readNewest={async () =>
            (await readNewest(CmsSeasonsDocument, {}))?.cmsBootcampSeasons.find((one) => one.id === id)
          }
        />
      </Panel>
      <DeleteContent
        noun="season"
        title={season.title}
        backTo={cmsPaths.bootcamp}
        remove={() => send(DeleteBootcampSeasonDocument, { id, expectedVersion: season.version })}
        kept={{
          people: season.registeredPeople,
          archive: {
            isDone: !season.isPublished,
            send: async (isPublished) =>
              send(UpdateBootcampSeasonDocument, {
                id,
                expectedVersion: season.version,
                ...contentOf(seasonFields, season),
                isPublished,
              }),
          },
        }}
      >
        {season.levels.length > 0 &&
          `This also deletes ${counted(season.levels.length, "level")} and their questions.`}
      </DeleteContent>
    </>
  );
}

/** `/cms/bootcamp/seasons/:id`: a season and its levels. */
export function CmsSeasonPage() {
  const { id = "" } = useParams();
  const readNewest = useNewest();
  const data = useLatestQuery(CmsSeasonsDocument, {});
  const season = data.cmsBootcampSeasons.find((one) => one.id === id);
  const trail = <Link to={cmsPaths.bootcamp}>Bootcamp</Link>;
  if (!season) {
    return (
      <CmsPage isNotFound title="No such season" trail={trail}>
        <Notice
          title="This season no longer exists"
          action={<Link to={cmsPaths.bootcamp}>To all seasons</Link>}
        >
          <p>Someone may have deleted it.</p>
        </Notice>
      </CmsPage>
    );
  }
  const isOnSite = season.isPublished && data.cmsBootcamp.isPublished;

  return (
    <CmsPage
      title={`Season ${season.number}: ${season.title}`}
      trail={trail}
      state={<PublishedTag isPublished={season.isPublished} hasPeople={season.registeredPeople > 0} />}
      actions={
        <SiteLink
          to={`${isOnSite ? paths.bootcamp : cmsPaths.preview(paths.bootcamp)}#seasons`}
          isPublished={isOnSite}
        />
      }
      aside={<SeasonAside season={season} />}
    >
      <RunsPanel
        parent={{ seasonId: id }}
        name={season.title}
        runs={season.runs}
        shown={CmsSeasonsDocument}
        readNewest={async () =>
          (await readNewest(CmsSeasonsDocument, {}))?.cmsBootcampSeasons.find((one) => one.id === id)?.runs
        }
      />
      <SeasonLevels seasonId={id} levels={season.levels} />
    </CmsPage>
  );
}
