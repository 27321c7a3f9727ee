import { Link, useParams } from "react-router-dom";
import { useLatestQuery } from "../../../apollo/useLatestQuery";
import { CmsPage } from "../../../cms/CmsPage";
import { ListedContent } from "../../../cms/ListedContent";
import { useNewest } from "../../../cms/useNewest";
import { cmsPaths } from "../../../cmsPaths";
import { Notice } from "../../../ui/Notice";
import { bootcampQuestionFields } from "./bootcampFields";
import type { CmsLevelsQuery } from "./CmsBootcamp.generated";
import {
  CmsLevelsDocument,
  CreateBootcampQuestionDocument,
  DeleteBootcampQuestionDocument,
  ReorderBootcampQuestionsDocument,
  UpdateBootcampQuestionDocument,
} from "./CmsBootcamp.generated";
import { useBootcampSend } from "./useBootcampSend";

function findLevel(seasons: CmsLevelsQuery["cmsBootcampSeasons"], levelId: string) {
  return seasons.flatMap(({ levels }) => levels).find(({ id }) => id === levelId);
}

/** `/cms/bootcamp/seasons/:id/levels/:levelId`: the questions of a level. */
export function CmsLevelPage() {
  const { id = "", levelId = "" } = useParams();
  const send = useBootcampSend(CmsLevelsDocument);
  const readNewest = useNewest();
  const data = useLatestQuery(CmsLevelsDocument, {});
  const seasons = data.cmsBootcampSeasons;
  const level = findLevel(seasons, levelId);
  const trail = (
    <>
      <Link to={cmsPaths.bootcamp}>Bootcamp</Link> <span aria-hidden>/</span>{" "}
      <Link to={cmsPaths.season(id)}>Season {seasons.find((season) => season.id === id)?.number}</Link>
    </>
  );
  if (!level) {
    return (
      <CmsPage isNotFound title="No such level" trail={trail}>
        <Notice
          title="This level no longer exists"
          action={<Link to={cmsPaths.season(id)}>To its season</Link>}
        >
          <p>Someone may have deleted it.</p>
        </Notice>
      </CmsPage>
    );
  }

  return (
    <CmsPage title={level.name} trail={trail}>
      <ListedContent
        nouns={{ one: "question", many: "Questions" }}
        fields={bootcampQuestionFields}
        items={level.cmsQuestions}
        titleOf={({ title }) => title}
        readNewest={async () => {
          const newest = await readNewest(CmsLevelsDocument, {});
          return newest && findLevel(newest.cmsBootcampSeasons, levelId)?.cmsQuestions;
        }}
        deeds={{
          create: (content) => send(CreateBootcampQuestionDocument, { levelId, ...content }),
          update: async (questionId, expectedVersion, content) => {
            const input = { id: questionId, expectedVersion, ...content };
            const { data: saved, error } = await send(UpdateBootcampQuestionDocument, input);
            return { record: saved?.updateBootcampQuestion, error };
          },
          remove: (questionId, expectedVersion) =>
            send(DeleteBootcampQuestionDocument, { id: questionId, expectedVersion }),
          reorder: (questionIds) => send(ReorderBootcampQuestionsDocument, { levelId, questionIds }),
        }}
      />
    </CmsPage>
  );
}
