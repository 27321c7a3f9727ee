import { Button } from "../../../ui/Button";
import { Row } from "../../../ui/layout/Row";
import { Notice } from "../../../ui/Notice";
import type { ListTrouble } from "./localCourseList";
import { openList, startEmptyList } from "./localCourseList";

const TEXTS: Record<ListTrouble, { title: string; text: string }> = {
  unsaved: {
    title: "Your list isn’t saved",
    text: "This browser's storage is full or switched off. The list stays here until you close or reload the page.",
  },
  damaged: {
    title: "Part of your list couldn’t be read",
    text: "Something in this browser's storage isn’t a course and was left out. Below is the rest.",
  },
  lost: {
    title: "Your saved list couldn’t be read",
    text: "What was in this browser's storage isn’t a list of courses, so yours starts again from the academy's courses.",
  },
  noStart: {
    title: "The academy's courses couldn’t be loaded",
    text: "Your list starts from them. Please check your connection and try again, or start with an empty list.",
  },
};

interface ListTroubleNoticeProps {
  trouble: ListTrouble;
}

export function ListTroubleNotice({ trouble }: ListTroubleNoticeProps) {
  const { title, text } = TEXTS[trouble];
  return (
    <Notice
      tone="problem"
      title={title}
      action={
        trouble === "noStart" && (
          <Row>
            <Button onClick={() => void openList()}>Try again</Button>
            <Button look="quiet" onClick={startEmptyList}>
              Start with an empty list
            </Button>
          </Row>
        )
      }
    >
      <p>{text}</p>
    </Notice>
  );
}
