import { Link } from "react-router-dom";
import { UpdateBootcampInput as limits } from "../../../apollo/cmsLimits.generated.json";
import type { UpdateBootcampInput } from "../../../apollo/schema.generated";
import { useLatestQuery } from "../../../apollo/useLatestQuery";
import { CmsPage } from "../../../cms/CmsPage";
import { CreateBootcampSeasonDocument } from "../../../cms/generated/bootcampSeason.generated";
import { ContentRows } from "../../../cms/lists/ContentRows";
import { PublishedTag } from "../../../cms/PublishedTag";
import { ContentForm } from "../../../cms/records/ContentForm";
import { NewContentForm } from "../../../cms/records/NewContentForm";
import { useNewest } from "../../../cms/records/useNewest";
import { useSend } from "../../../cms/records/useSend";
import { SiteLink } from "../../../cms/SiteLink";
import { cmsPaths } from "../../../cmsPaths";
import { paths } from "../../../../shared/paths";
import type { ContentOf } from "../../../ui/form/kinds/FieldKind";
import { describeFields } from "../../../ui/form/kinds/FieldKind";
import { icon, lines, paragraphs, text } from "../../../ui/form/kinds/textKinds";
import { tick } from "../../../ui/form/kinds/valueKinds";
import { list } from "../../../ui/form/list/list";
import { showToast } from "../../../ui/overlay/toast";
import { Panel } from "../../../ui/Panel";
import { Tag } from "../../../ui/text/Tag";
import { CmsBootcampDocument, UpdateBootcampDocument } from "./bootcamp.record.generated";
import { NextRun, NextRunFacts } from "./NextRun";
import { newSeasonFields } from "./season.record";

const note = {
  title: text({ label: "Title" }),
  text: paragraphs({ label: "Text" }),
  icon: icon({ label: "Drawing" }),
};

const fields = describeFields<ContentOf<UpdateBootcampInput>>(limits, {
  name: text({ label: "Name" }),
  headline: text({ label: "Headline" }),
  text: paragraphs({ label: "Text below the headline", rows: 4 }),
  bannerText: text({ label: "Pay banner", hint: "Leave the price out: the button shows it." }),
  reasons: list({
    label: "Why join",
    noun: "reason",
    summary: ["title"],
    part: "Reasons",
    fields: note,
  }),
  funCoding: list({
    label: "What makes the coding fun",
    noun: "card",
    summary: ["title"],
    part: "Fun coding",
    fields: note,
  }),
  joinSteps: lines({
    label: "How to join",
    hint: "One step per line. Leave the price out: the order shows it.",
    part: "Joining",
  }),
  isPublished: tick({
    label: "Published",
    hint: "Visitors can see the page only while this is ticked.",
    part: "On the site",
  }),
});

export function CmsBootcampPage() {
  const send = useSend();
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
                <NextRun parent={{ seasonId: id }} name={title} seats={seats} />
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
          fields={fields}
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
