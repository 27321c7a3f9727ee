import type { FindShareCard } from "../../../platform/shareCards/shareCard";
import { joined } from "../../../platform/shareCards/shareCard";
import { ExerciseKind } from "./exercise.content";
import { Exercise } from "./exercise.entity";
import { isForEveryone } from "./exercise.policy";

const KINDS = { [ExerciseKind.PYTHON]: "Python", [ExerciseKind.SQL]: "SQL" };

const exerciseCard: FindShareCard = async ({ manager, slug }) => {
  const exercise = await manager.findOneBy(Exercise, { slug });
  if (!exercise || !isForEveryone(exercise)) return null;
  const { kind, title, topic, minutes } = exercise;
  return { kicker: `${KINDS[kind]} exercise`, title, facts: joined(topic, `${minutes} min`) };
};

const practiceCard: FindShareCard = async ({ academy }) => {
  return { kicker: "Practice", title: "Write Python and SQL in your browser", facts: academy.tagline };
};

export const exerciseCards = { exercises: exerciseCard, "site/practice": practiceCard };
