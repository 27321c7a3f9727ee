import { LessonKind } from "../../../features/learning/reference.content";
import type { Reference } from "../../../features/learning/reference.entity";
import { videos } from "./videos";

type Topic = keyof typeof videos;

interface Practice {
  /** An exercise is the lesson after this video. */
  after: { video: number; exercise: string };
  /** This video waits at a second for learners to try an exercise. */
  within: { video: number; second: number; exercise: string };
}

/** Videos count from 1; exercises have their titles. */
const PRACTICE: Partial<Record<Topic, Practice>> = {
  python: {
    after: { video: 8, exercise: "Count the laddoos" },
    within: { video: 2, second: 18 * 60, exercise: "Namaste!" },
  },
};

type Lesson = Partial<Reference> & Pick<Reference, "title" | "position">;

function exerciseId(ids: Map<string, string>, title: string): string {
  const id = ids.get(title);
  if (!id) throw new Error(`No exercise is called "${title}"`);
  return id;
}

/** A topic's videos and exercises, without their batch. */
export function lessonRows(topic: Topic, exerciseIds: Map<string, string>): Lesson[] {
  const { after, within } = PRACTICE[topic] ?? {};
  const lessons = videos[topic].flatMap(([title, durationText, link], index) => {
    const video = { kind: LessonKind.VIDEO, title, durationText, link };
    const lesson: Omit<Lesson, "position"> =
      within?.video === index + 1
        ? {
            ...video,
            checkpoints: [{ second: within.second, exerciseId: exerciseId(exerciseIds, within.exercise) }],
          }
        : video;
    if (after?.video !== index + 1) return [lesson];
    const exercise = {
      kind: LessonKind.EXERCISE,
      title: after.exercise,
      exerciseId: exerciseId(exerciseIds, after.exercise),
    };
    return [lesson, exercise];
  });
  return lessons.map((lesson, index) => ({ ...lesson, position: index + 1 }));
}
