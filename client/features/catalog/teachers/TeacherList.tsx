import type { FragmentType } from "@apollo/client";
import { Link, useLocation } from "react-router-dom";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { paths } from "../../../../shared/paths";
import { Grid } from "../../../ui/layout/Grid";
import { Stack } from "../../../ui/layout/Stack";
import { Portrait } from "../../../ui/people/Portrait";
import { SampleNote } from "../../../ui/people/SampleNote";
import type { Fact } from "../../../ui/text/Facts";
import { Facts } from "../../../ui/text/Facts";
import type { TeacherList_TeacherFragment } from "./TeacherList.generated";
import { TeacherList_TeacherFragmentDoc } from "./TeacherList.generated";
import styles from "./TeacherList.module.css";

type Teacher = TeacherList_TeacherFragment;

interface Subject {
  name: string;
  to: string;
}

function subjectsOf({ workshops, courses, bootcamp }: Teacher): Subject[] {
  return [
    ...workshops.map(({ name, slug }) => ({ name, to: paths.workshop(slug) })),
    ...(bootcamp ? [{ name: bootcamp.name, to: paths.bootcamp }] : []),
    ...courses.map(({ name, slug }) => ({ name, to: paths.lmsCourse(slug) })),
  ];
}

function Subjects({ teacher }: { teacher: Teacher }) {
  const { pathname } = useLocation();
  const all = subjectsOf(teacher);
  const others = all.filter(({ to }) => to !== pathname);
  if (others.length === 0) return null;
  return (
    <p className={styles.subjects}>
      {others.length < all.length ? "Also teaches " : "Teaches "}
      {others.map(({ name, to }, index) => (
        <span key={to}>
          {index > 0 && ", "}
          <Link to={to}>{name}</Link>
        </span>
      ))}
    </p>
  );
}

function MoreAbout({ name, link }: Pick<Teacher, "name" | "link">) {
  if (!link) return null;
  return (
    <p>
      <a href={link} target="_blank" rel="noopener noreferrer">
        More about {name}
      </a>
    </p>
  );
}

function TeacherCard({ teacher }: { teacher: Teacher }) {
  const { name, line, imageUrl, imageAlt } = teacher;
  return (
    <article className={styles.card}>
      <Portrait name={name} src={imageUrl} alt={imageAlt} size="large" />
      <div className={styles.text}>
        <h3>{name}</h3>
        <p>{line}</p>
        <Subjects teacher={teacher} />
        <MoreAbout {...teacher} />
      </div>
    </article>
  );
}

interface TeacherFeatureProps {
  teacher: FragmentType<TeacherList_TeacherFragment>;
  facts: Fact[];
}

/** The only teacher: large, with what their learners can count on. */
export function TeacherFeature({ teacher, facts }: TeacherFeatureProps) {
  const data = useFragmentData(TeacherList_TeacherFragmentDoc, teacher);
  const { name, line, imageUrl, imageAlt } = data;
  return (
    <div className={styles.feature}>
      <Portrait name={name} src={imageUrl} alt={imageAlt} size="huge" />
      <div>
        <h3>{name}</h3>
        <SampleNote people={[data]} />
      </div>
      <div className={styles.about}>
        <p>{line}</p>
        <Subjects teacher={data} />
        <MoreAbout {...data} />
      </div>
      {facts.length > 0 && <Facts look="strong" facts={facts} />}
    </div>
  );
}

export interface TeacherListProps {
  teachers: ({ id: string } & FragmentType<TeacherList_TeacherFragment>)[];
}

export function TeacherList({ teachers }: TeacherListProps) {
  const shown = useFragmentData(TeacherList_TeacherFragmentDoc, teachers);
  return (
    <Stack>
      <SampleNote people={shown} />
      <Grid as="ul" column="22" isFilled>
        {shown.map((teacher) => (
          <li key={teacher.id}>
            <TeacherCard teacher={teacher} />
          </li>
        ))}
      </Grid>
    </Stack>
  );
}
