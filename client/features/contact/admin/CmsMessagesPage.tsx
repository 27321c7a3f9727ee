import { Suspense } from "react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { CmsPage } from "../../../cms/CmsPage";
import { ExportLinks } from "../../../cms/lists/ExportLinks";
import { cmsPaths } from "../../../cmsPaths";
import { paths } from "../../../paths";
import { Panel } from "../../../ui/Panel";
import { SearchField } from "../../../ui/SearchField";
import { Skeleton } from "../../../ui/page/Skeleton";
import { MessageList } from "./MessageList";
import { MessageTabs } from "./MessageTabs";
import { statusNamed } from "./messageInWords";

const LIST = "messages";

/** `/cms/messages`: what people wrote by the contact forms. */
export function CmsMessagesPage() {
  const [address] = useSearchParams();
  const status = statusNamed(address.get("status"));
  const search = address.get("search") ?? "";
  const navigate = useNavigate();

  /** In the address, so that Back finds the list as it was left. */
  function handleSearch(text: string) {
    void navigate(cmsPaths.messagesIn(status ?? "", text), { replace: true });
  }

  return (
    <CmsPage
      title="Messages"
      trail={<Link to={paths.cms}>Dashboard</Link>}
      actions={<ExportLinks to={(format) => cmsPaths.messagesFile(format, status ?? "", search)} />}
    >
      <Panel
        title="Inbox"
        actions={<SearchField label="Search messages" value={search} onSearch={handleSearch} />}
      >
        <MessageTabs status={status} search={search} panel={LIST} />
        <div id={LIST} role="tabpanel" aria-labelledby={`tab-${status ?? "ALL"}`}>
          <Suspense fallback={<Skeleton shape="control" count={8} />}>
            <MessageList status={status} search={search} />
          </Suspense>
        </div>
      </Panel>
    </CmsPage>
  );
}
