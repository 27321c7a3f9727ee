import { Trash2 } from "lucide-react";
import { ShowMore } from "../../../apollo/lists/ShowMore";
import { usePagedQuery } from "../../../apollo/lists/usePagedQuery";
import { useFocusAfterRemoval } from "../../../hooks/useFocusAfterRemoval";
import { paths } from "../../../../shared/paths";
import { Button, ButtonLink } from "../../../ui/Button";
import { Notice } from "../../../ui/Notice";
import { showToast } from "../../../ui/overlay/toast";
import { useChangePost } from "../questions/useChangePost";
import { OwnBookmarksDocument, RemoveBookmarkDocument } from "./Bookmarks.generated";
import { LessonPlace } from "./LessonPlace";
import styles from "./notes.module.css";

interface BookmarkListProps {
  placeId: string;
}

export function BookmarkList({ placeId }: BookmarkListProps) {
  const { data, more } = usePagedQuery(OwnBookmarksDocument, {});
  const change = useChangePost();
  const { nodes } = data.viewerBookmarks;
  useFocusAfterRemoval({ placeId, ids: nodes.map(({ id }) => id) });

  async function handleRemove(lessonId: string) {
    const problems = await change(RemoveBookmarkDocument, { lessonId });
    if (problems?.general) showToast("error", problems.general);
  }

  if (nodes.length === 0)
    return (
      <Notice
        title="No bookmarks yet"
        action={<ButtonLink to={paths.dash}>Go to the learning portal</ButtonLink>}
      >
        <p>Choose Bookmark below a lesson’s title to find it here again.</p>
      </Notice>
    );
  return (
    <>
      <ul>
        {nodes.map(({ id, lesson, atSecond }) => (
          <li key={id} className={styles.note}>
            <div className={styles.head}>
              <LessonPlace lesson={lesson} atSecond={atSecond} />
              <Button
                size="small"
                look="quiet"
                aria-label={`Remove the bookmark from ${lesson.title}`}
                icon={<Trash2 size={16} aria-hidden />}
                onClick={() => void handleRemove(lesson.id)}
              />
            </div>
          </li>
        ))}
      </ul>
      <ShowMore {...more} />
    </>
  );
}
