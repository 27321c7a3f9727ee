import { DAY_MS } from "../../core/clock";
import type { Feature } from "../feature";
import { namesOf } from "../recordNames";
import { OutboxLetter } from "./letter.entity";
import { LetterResolver } from "./letter.resolver";
import { addLetterView } from "./letterView";
import { sweepLetters } from "./sweepLetters";

export const mail: Feature = {
  entities: [OutboxLetter],
  resolvers: [LetterResolver],
  routes: [addLetterView],
  jobs: [{ everyMs: DAY_MS, work: sweepLetters }],
  recordNames: { Letter: namesOf(OutboxLetter, { nameOf: ({ subject, to }) => `${subject}, to ${to}` }) },
};
