import { Link, useParams } from "react-router-dom";
import { useLatestQuery } from "../../../apollo/useLatestQuery";
import { CmsPage } from "../../../cms/CmsPage";
import { cmsPaths } from "../../../cmsPaths";
import { Notice } from "../../../ui/Notice";
import { Panel } from "../../../ui/Panel";
import { CmsMessageDocument } from "./CmsMessage.generated";
import { MessageFacts } from "./MessageFacts";
import { MessageReplies } from "./MessageReplies";
import { MessageStatus } from "./MessageStatus";
import { ReplyForm } from "./ReplyForm";
import { StatusTag } from "./StatusTag";

/** `/cms/messages/:id`: one message, what was answered, and the next answer. */
export function CmsMessagePage() {
  const { id = "" } = useParams();
  const data = useLatestQuery(CmsMessageDocument, { id });
  const message = data.contactMessage;
  const trail = <Link to={cmsPaths.messages}>Messages</Link>;
  if (!message) {
    return (
      <CmsPage isNotFound title="No such message" trail={trail}>
        <Notice
          title="This message does not exist"
          action={<Link to={cmsPaths.messages}>To all messages</Link>}
        >
          <p>Its link may be incomplete.</p>
        </Notice>
      </CmsPage>
    );
  }
  return (
    <CmsPage
      title={`${message.firstName} ${message.lastName}`}
      trail={trail}
      state={<StatusTag status={message.status} />}
      aside={
        <Panel title="Status">
          <MessageStatus message={message} />
        </Panel>
      }
    >
      <Panel title="Message">
        <MessageFacts message={message} />
      </Panel>
      <Panel title="Reply by e-mail">
        <MessageReplies message={message} />
        <ReplyForm key={id} message={message} />
      </Panel>
    </CmsPage>
  );
}
