import { useQuery } from "@apollo/client/react";
import { Bookmark, BookmarkCheck } from "lucide-react";
import { useState } from "react";
import { OPTIONAL_QUERY } from "../../../apollo/optionalQuery";
import { clockTime } from "../../../format/clockTime";
import { Button } from "../../../ui/Button";
import { showToast } from "../../../ui/overlay/toast";
import type { PlayerRef } from "../../learning/lesson/PlayerHandle";
import { useChangePost } from "../questions/useChangePost";
import {
  BookmarkLessonDocument,
  LessonBookmarkDocument,
  RemoveBookmarkDocument,
} from "./Bookmarks.generated";

interface BookmarkButtonProps {
  lessonId: string;
  player: PlayerRef;
}

export function BookmarkButton({ lessonId, player }: BookmarkButtonProps) {
  const change = useChangePost();
  const [isBusy, setIsBusy] = useState(false);
  const { data } = useQuery(LessonBookmarkDocument, { variables: { lessonId }, ...OPTIONAL_QUERY });
  const bookmark = data?.viewerBookmark;

  async function handleClick() {
    setIsBusy(true);
    const atSecond = Math.floor(player.current?.seconds() ?? 0) || null;
    const problems = bookmark
      ? await change(RemoveBookmarkDocument, { lessonId })
      : await change(BookmarkLessonDocument, { input: { referenceId: lessonId, atSecond } });
    setIsBusy(false);
    if (problems?.general) showToast("error", problems.general);
  }

  const at = bookmark?.atSecond ? ` at ${clockTime(bookmark.atSecond)}` : "";
  return (
    <Button
      size="small"
      look="quiet"
      aria-pressed={Boolean(bookmark)}
      isBusy={isBusy}
      icon={bookmark ? <BookmarkCheck size={18} aria-hidden /> : <Bookmark size={18} aria-hidden />}
      onClick={() => void handleClick()}
    >
      {bookmark ? `Bookmarked${at}` : "Bookmark"}
    </Button>
  );
}
