import { waitingTime } from "../../format/waitingTime";
import type { FormProblems } from "../../ui/form/problems";

export function general(message: string): FormProblems {
  return { fields: {}, general: message };
}

export function tooMany(seconds: number): FormProblems {
  return general(`Too many attempts. Please try again in ${waitingTime(seconds)}.`);
}
