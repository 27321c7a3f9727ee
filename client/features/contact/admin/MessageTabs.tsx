import { useQuery } from "@apollo/client/react";
import type { ContactStatus } from "../../../apollo/schema.generated";
import { cmsPaths } from "../../../cmsPaths";
import { TabLinks } from "../../../ui/page/TabLinks";
import { MessageCountsDocument } from "./CmsMessages.generated";
import { STATUSES } from "./messageInWords";

interface MessageTabsProps {
  status: ContactStatus | null;
  search: string;
  /** The id of the list. */
  panel: string;
}

/** The states, each with how many messages are in it. */
export function MessageTabs({ status, search, panel }: MessageTabsProps) {
  const { data, previousData } = useQuery(MessageCountsDocument, { fetchPolicy: "cache-and-network" });
  const counts = (data ?? previousData)?.contactMessageCounts ?? [];
  const labelled = Object.entries(STATUSES).map(([id, words]) => {
    const count = counts.find((one) => one.status === id)?.count;
    const to = cmsPaths.messagesIn(id, search);
    return { id, to, label: count === undefined ? words : `${words} (${count})` };
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
