import type { FragmentType } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import type { ContactStatus } from "../../../apollo/schema.generated";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { CmsPage } from "../../../cms/CmsPage";
import { ExportLinks } from "../../../cms/lists/ExportLinks";
import { PagedList } from "../../../cms/lists/PagedList";
import { cmsPaths } from "../../../cmsPaths";
import { momentInIndia } from "../../../format/momentInIndia";
import { paths } from "../../../../shared/paths";
import { TabLinks } from "../../../ui/page/TabLinks";
import { Panel } from "../../../ui/Panel";
import { SearchField } from "../../../ui/SearchField";
import type { MessageRow_ContactMessageFragment } from "./CmsMessages.generated";
import {
  CmsMessagesDocument,
  MessageCountsDocument,
  MessageRow_ContactMessageFragmentDoc,
} from "./CmsMessages.generated";
import styles from "./CmsMessagesPage.module.css";
import { DESKS, STATUSES, statusNamed, StatusTag } from "./messageLabels";

interface MessageTabsProps {
  status: ContactStatus | null;
  search: string;
  panel: string;
}

function MessageTabs({ status, search, panel }: MessageTabsProps) {
  const { data, previousData } = useQuery(MessageCountsDocument, { fetchPolicy: "cache-and-network" });
  const counts = (data ?? previousData)?.contactMessageCounts ?? [];
  const labelled = Object.entries(STATUSES).map(([id, name]) => {
    const count = counts.find((one) => one.status === id)?.count;
    const to = cmsPaths.messagesIn(id, search);
    return { id, to, label: count === undefined ? name : `${name} (${count})` };
  });
  return (
    <TabLinks
      label="Status"
      panel={panel}
      chosen={status ?? "ALL"}
      tabs={[{ id: "ALL", to: cmsPaths.messagesIn("", search), label: "All" }, ...labelled]}
    />
  );
}

interface MessageRowProps {
  message: FragmentType<MessageRow_ContactMessageFragment>;
}

function MessageRow({ message }: MessageRowProps) {
  const data = useFragmentData(MessageRow_ContactMessageFragmentDoc, message);
  return (
    <li className={styles.row}>
      <Link to={cmsPaths.message(data.id)} className={styles.who}>
        {data.firstName} {data.lastName}
      </Link>
      <StatusTag status={data.status} />
      <p className={styles.facts}>
        <time dateTime={data.createdAt}>{momentInIndia(data.createdAt)}</time> · {DESKS[data.desk]} ·{" "}
        {data.email}
      </p>
      {data.message && <p className={styles.text}>{data.message}</p>}
    </li>
  );
}

const LIST = "messages";

export function CmsMessagesPage() {
  const [address] = useSearchParams();
  const status = statusNamed(address.get("status"));
  const search = address.get("search") ?? "";
  const isNarrowed = status !== null || search !== "";
  const navigate = useNavigate();

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
          <PagedList
            plural="messages"
            query={CmsMessagesDocument}
            variables={{ status, search: search || null }}
            isNarrowed={isNarrowed}
            empty={
              isNarrowed
                ? "Choose another status, or try fewer words."
                : "Messages from the contact forms appear here."
            }
          >
            {(messages) => (
              <ul>
                {messages.map((message) => (
                  <MessageRow key={message.id} message={message} />
                ))}
              </ul>
            )}
          </PagedList>
        </div>
      </Panel>
    </CmsPage>
  );
}
