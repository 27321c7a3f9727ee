import type { TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { Undo2 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { refreshAfterConflict } from "../../../../apollo/refreshAfterConflict";
import type { SitePageName } from "../../../../apollo/schema.generated";
import { useLatestQuery } from "../../../../apollo/useLatestQuery";
import { CmsPage } from "../../../../cms/CmsPage";
import { PublishedTag } from "../../../../cms/PublishedTag";
import { ContentForm } from "../../../../cms/records/ContentForm";
import { useNewest } from "../../../../cms/records/useNewest";
import { useSend } from "../../../../cms/records/useSend";
import { SiteLink } from "../../../../cms/SiteLink";
import { cmsPaths } from "../../../../cmsPaths";
import { Button } from "../../../../ui/Button";
import type { Fields } from "../../../../ui/form/kinds/FieldKind";
import { ConfirmDialog } from "../../../../ui/overlay/ConfirmDialog";
import { showToast } from "../../../../ui/overlay/toast";
import { Panel } from "../../../../ui/Panel";
import { Tag } from "../../../../ui/text/Tag";
import { DiscardDraftDocument } from "./sitePages.generated";

interface DiscardDraftProps {
  name: SitePageName;
  version: number;
}

function DiscardDraft({ name, version }: DiscardDraftProps) {
  const client = useApolloClient();
  const send = useSend();
  const [isAsking, setIsAsking] = useState(false);

  async function handleConfirm() {
    const { error, refreshed } = await send(DiscardDraftDocument, { page: name, expectedVersion: version });
    if (error) return refreshAfterConflict(client, error);
    await refreshed;
    showToast("success", "The draft was discarded.");
  }

  return (
    <>
      <Button size="small" icon={<Undo2 size={18} aria-hidden />} onClick={() => setIsAsking(true)}>
        Discard draft
      </Button>
      <ConfirmDialog
        title="Discard this draft?"
        confirmLabel="Discard"
        busyLabel="Discarding…"
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={handleConfirm}
      >
        <p>Its changes are lost. Visitors still see the published page.</p>
      </ConfirmDialog>
    </>
  );
}

interface SitePage {
  version: number;
  isDraft: boolean;
}

interface Saved {
  expectedVersion: number;
  isPublished: boolean;
}

interface SitePageKind<Content, Page extends SitePage> {
  title: string;
  name: SitePageName;
  path: string;
  fields: Fields<Content>;
  query: TypedDocumentNode<{ page: Page }, Record<string, never>>;
  mutation: TypedDocumentNode<{ page: Page }, { input: NoInfer<Content> & Saved }>;
}

/** A page is saved as a draft, previewed, then published. */
export function sitePage<Content, Page extends Content & SitePage>(kind: SitePageKind<Content, Page>) {
  const { title, name, path, fields, query, mutation } = kind;

  return function SitePageForm() {
    const send = useSend();
    const readNewest = useNewest();
    const { page } = useLatestQuery(query, {});
    return (
      <CmsPage
        title={title}
        trail={<Link to={cmsPaths.site}>Site</Link>}
        state={page.isDraft ? <Tag tone="warning">Draft to publish</Tag> : <PublishedTag isPublished />}
        actions={
          <>
            <SiteLink to={path} isPublished />
            {page.isDraft && <SiteLink to={cmsPaths.preview(path)} isPublished={false} />}
            {page.isDraft && <DiscardDraft name={name} version={page.version} />}
          </>
        }
      >
        <Panel title="Content">
          {page.isDraft && <p>This is a draft: visitors see what was published before.</p>}
          <ContentForm
            draftName={`page ${name}`}
            isLong
            hasDrafts
            fields={fields}
            record={page}
            save={async (content, expectedVersion, isPublished) => {
              const { data, error } = await send(mutation, { ...content, expectedVersion, isPublished });
              return { record: data?.page, error };
            }}
            readNewest={async () => (await readNewest(query, {}))?.page}
          />
        </Panel>
      </CmsPage>
    );
  };
}
