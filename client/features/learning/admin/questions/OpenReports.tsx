import { problemsOf } from "../../../../apollo/problemsOf";
import { useSend } from "../../../../cms/records/useSend";
import { momentInIndia } from "../../../../format/momentInIndia";
import { Button } from "../../../../ui/Button";
import { Box } from "../../../../ui/layout/Box";
import { Text } from "../../../../ui/layout/Text";
import { showToast } from "../../../../ui/overlay/toast";
import type { CmsLessonQuestionsQuery } from "./CmsLessonQuestions.generated";
import { DismissReportsDocument } from "./CmsLessonQuestions.generated";

type Report = CmsLessonQuestionsQuery["cmsLessonQuestions"]["nodes"][number]["reports"][number];

interface OpenReportsProps {
  reports: Report[];
}

/** To hide the text, staff open the thread. */
export function OpenReports({ reports }: OpenReportsProps) {
  const send = useSend();
  if (reports.length === 0) return null;

  async function handleDismiss({ kind, postId }: Report) {
    const { error } = await send(DismissReportsDocument, { kind, id: postId });
    if (error) showToast("error", problemsOf(error).general ?? "");
    else showToast("success", "The text stays. Its reports are dismissed.");
  }

  return (
    <ul>
      {reports.map((report) => (
        <Box key={report.id} as="li" look="sunk" padding="1" corners="small">
          <Text>
            <strong>{report.kind === "QUESTION" ? "Question reported: " : "Answer reported: "}</strong>
            {report.reason}
          </Text>
          {report.excerpt && <Text tone="muted">“{report.excerpt}”</Text>}
          <Text size="small" tone="muted">
            {momentInIndia(report.createdAt)}
          </Text>
          <div>
            <Button size="small" onClick={() => void handleDismiss(report)}>
              Keep the text
            </Button>
          </div>
        </Box>
      ))}
    </ul>
  );
}
