import { useQuery } from "@apollo/client/react";
import { Download } from "lucide-react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { PartBoundary } from "../../../apollo/PartBoundary";
import { ShowMore } from "../../../apollo/lists/ShowMore";
import { usePagedQuery } from "../../../apollo/lists/usePagedQuery";
import { useFocusAfterRemoval } from "../../../hooks/useFocusAfterRemoval";
import { useHeadingFocus } from "../../../hooks/useHeadingFocus";
import { idInAddress, paths } from "../../../../shared/paths";
import { ButtonAnchor, ButtonLink } from "../../../ui/Button";
import { FilterSelect } from "../../../ui/FilterSelect";
import { PageFrame } from "../../../ui/layout/PageFrame";
import { Row } from "../../../ui/layout/Row";
import { Stack } from "../../../ui/layout/Stack";
import { Notice } from "../../../ui/Notice";
import { PageHead } from "../../../ui/page/PageHead";
import { Skeleton } from "../../../ui/page/Skeleton";
import { TabLinks } from "../../../ui/page/TabLinks";
import { SearchField } from "../../../ui/SearchField";
import { BookmarkList } from "./BookmarkList";
import { LessonPlace } from "./LessonPlace";
import { NoteRow } from "./NoteRow";
import { NotedLessonsDocument, OwnNotesDocument } from "./Notes.generated";

const PLACE = "own-notes";

interface NoteListProps {
  search: string;
  lessonId: string;
}

function NoteList({ search, lessonId }: NoteListProps) {
  const variables = { search: search || null, lessonId: lessonId || null };
  const { data, more } = usePagedQuery(OwnNotesDocument, variables);
  const { nodes } = data.viewerNotes;
  useFocusAfterRemoval({ placeId: PLACE, ids: nodes.map(({ id }) => id) });
  if (nodes.length === 0)
    return search || lessonId ? (
      <Notice title="No matching notes">
        <p>Try fewer words, or all lessons.</p>
      </Notice>
    ) : (
      <Notice
        title="No notes yet"
        action={<ButtonLink to={paths.dash}>Go to the learning portal</ButtonLink>}
      >
        <p>Take notes under a video as you watch. Only you can read them.</p>
      </Notice>
    );
  return (
    <>
      <ul>
        {nodes.map((note) => (
          <NoteRow
            key={note.id}
            note={note}
            place={(atSecond) => <LessonPlace lesson={note.lesson} atSecond={atSecond} />}
          />
        ))}
      </ul>
      <ShowMore {...more} />
    </>
  );
}

function NoteFilters({ search, lessonId }: NoteListProps) {
  const navigate = useNavigate();
  const { data } = useQuery(NotedLessonsDocument, { fetchPolicy: "cache-and-network" });
  const lessons = data?.viewerNotedLessons ?? [];
  const show = (lesson: string, text: string) =>
    void navigate(paths.notesIn(lesson, text), { replace: true });
  return (
    <Row rowGap="1">
      <SearchField label="Search my notes" value={search} onSearch={(text) => show(lessonId, text)} />
      <FilterSelect label="Lesson" value={lessonId} onChoose={(lesson) => show(lesson, search)}>
        <option value="">All lessons</option>
        {lessons.map(({ id, title, courseName }) => (
          <option key={id} value={id}>
            {courseName}: {title}
          </option>
        ))}
      </FilterSelect>
      <ButtonAnchor
        href={paths.notesFile}
        target="_self"
        rel={undefined}
        download
        icon={<Download size={18} aria-hidden />}
      >
        Download as Markdown
      </ButtonAnchor>
    </Row>
  );
}

export function NotesPage() {
  const [address] = useSearchParams();
  const heading = useHeadingFocus("");
  const isBookmarks = address.get("tab") === "bookmarks";
  const search = address.get("search") ?? "";
  const lessonId = idInAddress(address.get("lesson")) ?? "";
  const chosen = isBookmarks ? "bookmarks" : "notes";

  return (
    <PageFrame>
      <PageHead title="Notes and bookmarks" description="Your notes and bookmarks." isUnlisted />
      <Stack gap="2">
        <h1 ref={heading} tabIndex={-1}>
          Notes and bookmarks
        </h1>
        <TabLinks
          label="Notes and bookmarks"
          panel={PLACE}
          chosen={chosen}
          tabs={[
            { id: "notes", label: "Notes", to: paths.notes },
            { id: "bookmarks", label: "Bookmarks", to: paths.bookmarks },
          ]}
        />
        <Stack id={PLACE} role="tabpanel" aria-labelledby={`tab-${chosen}`} gap="2">
          {!isBookmarks && <NoteFilters search={search} lessonId={lessonId} />}
          <PartBoundary
            name={isBookmarks ? "Your bookmarks" : "Your notes"}
            shows={[chosen, lessonId, search].join(" ")}
            fallback={<Skeleton shape="control" count={5} />}
          >
            {isBookmarks ? (
              <BookmarkList placeId={PLACE} />
            ) : (
              <NoteList search={search} lessonId={lessonId} />
            )}
          </PartBoundary>
        </Stack>
        <p>
          <Link to={paths.dash}>Back to my learning</Link>
        </p>
      </Stack>
    </PageFrame>
  );
}
