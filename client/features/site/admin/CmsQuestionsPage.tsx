import { useLatestQuery } from "../../../apollo/useLatestQuery";
import { CmsPage } from "../../../cms/CmsPage";
import { ListedContent } from "../../../cms/ListedContent";
import { SiteLink } from "../../../cms/SiteLink";
import { useNewest } from "../../../cms/useNewest";
import { useSend } from "../../../cms/useSend";
import { cmsPaths } from "../../../cmsPaths";
import { paths } from "../../../paths";
import { questionFields } from "./siteListFields";
import {
  CmsQuestionsDocument,
  CreateQuestionDocument,
  DeleteQuestionDocument,
  ReorderQuestionsDocument,
  UpdateQuestionDocument,
} from "./SiteLists.generated";
import { SiteTrail } from "./SiteTrail";

/** `/cms/site/questions`: what learners ask about the portal, and the answers. */
export function CmsQuestionsPage() {
  const send = useSend({ refetch: [CmsQuestionsDocument], forget: ["questions"] });
  const readNewest = useNewest();
  const data = useLatestQuery(CmsQuestionsDocument, {});
  const hasDraft = data.cmsQuestions.some(({ isPublished }) => !isPublished);
  return (
    <CmsPage
      title="Questions"
      trail={<SiteTrail />}
      actions={hasDraft && <SiteLink to={cmsPaths.preview(paths.lms)} isPublished={false} />}
    >
      <ListedContent
        nouns={{ one: "question", many: "Questions" }}
        fields={questionFields}
        items={data.cmsQuestions}
        titleOf={({ question }) => question}
        readNewest={async () => (await readNewest(CmsQuestionsDocument, {}))?.cmsQuestions}
        deeds={{
          create: (content) => send(CreateQuestionDocument, content),
          update: async (id, expectedVersion, content) => {
            const { data: saved, error } = await send(UpdateQuestionDocument, {
              id,
              expectedVersion,
              ...content,
            });
            return { record: saved?.updateQuestion, error };
          },
          remove: (id, expectedVersion) => send(DeleteQuestionDocument, { id, expectedVersion }),
          reorder: (ids) => send(ReorderQuestionsDocument, { ids }),
        }}
      />
    </CmsPage>
  );
}
