import type { FragmentType } from "@apollo/client";
import { useLayoutEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { paths } from "../../../../shared/paths";
import { CachedPart } from "../../../ui/page/CachedPart";
import { LessonList_ReferenceFragmentDoc } from "./Lesson.generated";
import type { LessonList_ReferenceFragment } from "./Lesson.generated";
import { LessonLine } from "./LessonLine";
import styles from "./LessonList.module.css";

type MaskedLesson = FragmentType<LessonList_ReferenceFragment>;

interface ItemProps {
  lesson: MaskedLesson;
  number: number;
  isCurrent: boolean;
}

function Item({ lesson, number, isCurrent }: ItemProps) {
  const data = useFragmentData(LessonList_ReferenceFragmentDoc, lesson);
  return (
    <CachedPart as="li" cacheKey={["LessonList", number, isCurrent, data]}>
      <Link to={paths.lesson(data.id)} className={styles.item} aria-current={isCurrent ? "page" : undefined}>
        <LessonLine lesson={data} number={number} />
      </Link>
    </CachedPart>
  );
}

interface LessonListProps {
  lessons: ({ id: string } & MaskedLesson)[];
  currentId: string;
}

export function LessonList({ lessons, currentId }: LessonListProps) {
  const list = useRef<HTMLOListElement>(null);

  // `scrollIntoView` would scroll the page too.
  useLayoutEffect(() => {
    const current = list.current?.querySelector("[aria-current]");
    if (!list.current || !current) return;
    const above = current.getBoundingClientRect().top - list.current.getBoundingClientRect().top;
    list.current.scrollTop += above - list.current.clientHeight / 3;
  }, [currentId]);

  return (
    <nav aria-labelledby="lessons-title" className={styles.lessons}>
      <h2 id="lessons-title">Lessons</h2>
      <ol ref={list}>
        {lessons.map((lesson, index) => (
          <Item key={lesson.id} lesson={lesson} number={index + 1} isCurrent={lesson.id === currentId} />
        ))}
      </ol>
    </nav>
  );
}
