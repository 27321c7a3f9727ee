import type { Limit } from "./rateLimits";
import { defineLimit } from "./rateLimits";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Every limit: `points` within `seconds`, for each person, client, address or thing that is counted. Beside these,
 * `requestBudget.ts` has requests a minute, which the configuration sets, and `signInLimits.ts` the pauses after wrong passwords.
 */
export const LIMITS = {
  // auth
  "email-change": { points: 3, seconds: HOUR },
  "email-change-to": { points: 3, seconds: HOUR },
  "mailed-link": { points: 5, seconds: 5 * MINUTE },
  verification: { points: 3, seconds: HOUR },
  "password-change": { points: 10, seconds: HOUR },
  "own-password": { points: 5, seconds: 5 * MINUTE },
  "own-password-day": { points: 30, seconds: DAY },
  "reset-account": { points: 3, seconds: HOUR },
  "reset-address": { points: 20, seconds: HOUR },
  "sign-in-device": { points: 5, seconds: 5 * MINUTE },
  "sign-in-device-day": { points: 30, seconds: DAY },
  "sign-in-client": { points: 200, seconds: HOUR },
  "sign-in": { points: 5, seconds: 5 * MINUTE },
  "sign-in-account": { points: 30, seconds: DAY },
  "sign-up": { points: 60, seconds: HOUR },
  "sign-up-email": { points: 5, seconds: HOUR },
  "sign-up-password": { points: 300, seconds: HOUR },
  // catalog
  "offer-vote": { points: 60, seconds: HOUR },
  // learning
  unlock: { points: 5, seconds: 15 * MINUTE },
  "unlock-learner": { points: 20, seconds: DAY },
  "unlock-early": { points: 100, seconds: DAY },
  "unlock-batch": { points: 200, seconds: HOUR },
  "unlock-weak-batch": { points: 50, seconds: DAY },
  "lesson-files": { points: 1500, seconds: HOUR },
  // discussion
  notes: { points: 300, seconds: HOUR },
  "requests-previews": { points: 120, seconds: 10 * MINUTE },
  questions: { points: 10, seconds: HOUR },
  answers: { points: 30, seconds: HOUR },
  "answers-staff": { points: 300, seconds: HOUR },
  "post-reports": { points: 20, seconds: HOUR },
  // practice
  "exercise-submissions": { points: 40, seconds: HOUR },
  submissions: { points: 12, seconds: MINUTE },
  "practice-processor-time": { points: 90_000, seconds: 5 * MINUTE },
  // certificates
  "certificate-pdf": { points: 60, seconds: HOUR },
  // enrolment
  calendar: { points: 120, seconds: HOUR },
  coupon: { points: 20, seconds: HOUR },
  "registration-link": { points: 3, seconds: HOUR },
  "proof-picture": { points: 10, seconds: HOUR },
  "payment-proof": { points: 10, seconds: HOUR },
  registration: { points: 300, seconds: HOUR },
  "registration-email": { points: 10, seconds: HOUR },
  "registration-phone": { points: 10, seconds: HOUR },
  "registration-account": { points: 10, seconds: HOUR },
  // contact
  contact: { points: 100, seconds: HOUR },
  "contact-email": { points: 5, seconds: HOUR },
  // platform
  "csp-reports": { points: 60, seconds: MINUTE },
};

export function limitOf(name: keyof typeof LIMITS): Limit {
  return defineLimit({ name, ...LIMITS[name] });
}
