import { useApolloClient } from "@apollo/client/react";
import { Link } from "react-router-dom";
import { useLatestQuery } from "../../../apollo/useLatestQuery";
import { loadNextPage } from "../../../apollo/loadNextPage";
import { counted } from "../../../format/counted";
import { dayInIndia } from "../../../format/indiaTime";
import { rupees } from "../../../format/rupees";
import { shortDate } from "../../../format/shortDate";
import { cmsPaths } from "../../../cmsPaths";
import { Notice } from "../../../ui/Notice";
import { usePageFacts } from "../../../ui/PageFacts";
import { appendPage } from "../../../apollo/appendPage";
import { CATALOGUE } from "../../../apollo/catalogue";
import { PublishedTag } from "../../../cms/PublishedTag";
import { SortableList } from "../../../cms/SortableList";
import { SortableRow } from "../../../cms/SortableRow";
import { useSend } from "../../../cms/useSend";
import type { CourseListQuery } from "./CourseList.generated";
import { CourseListDocument, ReorderCoursesDocument } from "./CourseList.generated";
import styles from "./CourseList.module.css";
import { ShowMore } from "../../../apollo/ShowMore";

interface CourseListProps {
  /** The id of the element that holds the list and its heading. */
  placeId: string;
  /** Part of a name; empty for all. */
  search: string;
}

type Course = CourseListQuery["cmsCourses"]["nodes"][number];

/** The first day, from today on, of a batch that takes learners. */
function nextStart({ batches }: Course, today: string): string | null {
  const days = batches.flatMap(({ startsOn, isClosed }) => (startsOn && !isClosed ? [startsOn] : []));
  return days.filter((day) => day >= today).toSorted()[0] ?? null;
}

function CourseRow({ course }: { course: Course }) {
  const { renderedAt } = usePageFacts();
  const start = nextStart(course, dayInIndia(new Date(renderedAt).toISOString()));
  return (
    <div className={styles.course}>
      <Link to={cmsPaths.course(course.slug)} className={styles.name}>
        {course.name}
      </Link>
      <span className={styles.facts}>
        <PublishedTag isPublished={course.isPublished} />
        <span>{counted(course.batches.length, "batch", "batches")}</span>
        <span>{start ? `Starts ${shortDate(start)}` : "No start date"}</span>
        <span>{course.priceRupees === null ? "Not for sale" : rupees(course.priceRupees)}</span>
      </span>
    </div>
  );
}

/** The courses, drafts too, each leading to its page; all of them can be put in the order of the offers and the home page. */
export function CourseList({ placeId, search }: CourseListProps) {
  const client = useApolloClient();
  const send = useSend({ forget: CATALOGUE });
  const variables = { search: search || null };
  const data = useLatestQuery(CourseListDocument, variables);
  const { nodes, pageInfo } = data.cmsCourses;

  const handleMore = () =>
    loadNextPage(client, {
      query: CourseListDocument,
      variables,
      after: pageInfo.endCursor,
      append: (shown, next) => ({ cmsCourses: appendPage(shown.cmsCourses, next.cmsCourses) }),
    });

  function handleReorder(courseIds: string[]) {
    return send(ReorderCoursesDocument, { courseIds }, (cache, { reorderCourses }) => {
      // Further pages stay as they are, so nothing is read again.
      const places = new Map(reorderCourses.map(({ id }, place) => [id, place]));
      const placeOf = ({ id }: { id: string }) => places.get(id) ?? places.size;
      cache.updateQuery({ query: CourseListDocument, variables }, (shown) => {
        if (!shown) return shown;
        const moved = [...shown.cmsCourses.nodes].sort((one, other) => placeOf(one) - placeOf(other));
        return { cmsCourses: { ...shown.cmsCourses, nodes: moved } };
      });
    });
  }

  if (nodes.length === 0) {
    return (
      <Notice title={search ? "No matching courses" : "No courses yet"}>
        <p>{search ? "Try a shorter part of the name." : "Add the first with the form below."}</p>
      </Notice>
    );
  }
  return (
    <>
      {search ? (
        <ul className={styles.list}>
          {nodes.map((course) => (
            <li key={course.id}>
              <CourseRow course={course} />
            </li>
          ))}
        </ul>
      ) : (
        <SortableList
          placeId={placeId}
          noun="course"
          items={nodes}
          titleOf={({ name }) => name}
          reorder={handleReorder}
        >
          {(course, place) => (
            <SortableRow key={course.id} id={course.id} title={course.name} place={place} actions={null}>
              <CourseRow course={course} />
            </SortableRow>
          )}
        </SortableList>
      )}
      <ShowMore hasMore={pageInfo.hasNextPage} onMore={handleMore} />
    </>
  );
}
