import type { CouponUnit } from "../../features/enrolment/coupons/coupon.content";
import { RegistrationState } from "../../features/enrolment/registration/registration.entity";

const { WAITING, STARTED, SUBMITTED, CONFIRMED, REJECTED, CANCELLED } = RegistrationState;

interface RegistrationSeed {
  name: string;
  /** A workshop's slug (its coming or finished run), the bootcamp's season, or a course's first batch. */
  of: { workshop: string; isFinished?: true } | { season: number } | { course: string };
  state: RegistrationState;
  hoursAgo: number;
  utr?: string;
  couponCode?: string;
  reason?: string;
  isLearners?: true;
}

export const registrations: RegistrationSeed[] = [
  {
    name: "Sunita Pillai",
    of: { workshop: "powerbi", isFinished: true },
    state: CONFIRMED,
    hoursAgo: 1500,
    utr: "412300000021",
  },
  {
    name: "Imran Qureshi",
    of: { workshop: "powerbi", isFinished: true },
    state: CONFIRMED,
    hoursAgo: 1480,
    utr: "412300000022",
  },
  {
    name: "Divya Nair",
    of: { workshop: "powerbi", isFinished: true },
    state: CONFIRMED,
    hoursAgo: 1450,
    utr: "412300000023",
  },
  {
    name: "Rohit Deshmukh",
    of: { workshop: "powerbi", isFinished: true },
    state: CANCELLED,
    hoursAgo: 1440,
  },
  {
    name: "Meera Iyer",
    of: { workshop: "powerbi" },
    state: CONFIRMED,
    hoursAgo: 170,
    utr: "412300000001",
    isLearners: true,
  },
  {
    name: "Ravi Kulkarni",
    of: { workshop: "powerbi" },
    state: CONFIRMED,
    hoursAgo: 150,
    utr: "412300000002",
  },
  {
    name: "Fatima Sheikh",
    of: { workshop: "powerbi" },
    state: SUBMITTED,
    hoursAgo: 20,
    utr: "412300000003",
    couponCode: "WELCOME10",
  },
  { name: "Joseph Mathew", of: { workshop: "powerbi" }, state: STARTED, hoursAgo: 3 },
  {
    name: "Ananya Bose",
    of: { workshop: "machinelearning" },
    state: CONFIRMED,
    hoursAgo: 120,
    utr: "412300000004",
  },
  {
    name: "Harpreet Singh",
    of: { workshop: "machinelearning" },
    state: SUBMITTED,
    hoursAgo: 9,
    utr: "412300000005",
  },
  {
    name: "Lakshmi Narayan",
    of: { workshop: "machinelearning" },
    state: REJECTED,
    hoursAgo: 40,
    utr: "412300000006",
    reason: "This UTR isn’t in our bank's statement. Please check the 12 digits.",
  },
  {
    name: "Tenzin Dolma",
    of: { workshop: "nlp" },
    state: CANCELLED,
    hoursAgo: 90,
    reason: "The person can’t come.",
  },
  { name: "Yusuf Khan", of: { workshop: "nlp" }, state: SUBMITTED, hoursAgo: 30, utr: "412300000007" },
  { name: "Divya Reddy", of: { season: 1 }, state: CONFIRMED, hoursAgo: 75, utr: "412300000008" },
  { name: "Arnav Joshi", of: { season: 1 }, state: STARTED, hoursAgo: 6, couponCode: "STEPS50" },
  { name: "Nandini Patil", of: { course: "SQL" }, state: STARTED, hoursAgo: 12 },
  { name: "Samuel D'Souza", of: { course: "SQL" }, state: SUBMITTED, hoursAgo: 26, utr: "412300000009" },
  { name: "Kavya Menon", of: { course: "SQL" }, state: WAITING, hoursAgo: 5 },
];

/** All taken, so that there is a waiting list. */
export const SQL_SEATS = 2;

interface CouponSeed {
  code: string;
  unit: `${CouponUnit}`;
  value: number;
  maxUses: number | null;
  isForAll: boolean;
  isForBootcamp: boolean;
  note: string | null;
}

export const coupons: CouponSeed[] = [
  {
    code: "WELCOME10",
    unit: "PERCENT",
    value: 10,
    maxUses: null,
    isForAll: true,
    isForBootcamp: false,
    note: "For the college fair in Hyderabad; Ravi agreed 10 %.\nEnds with the fair.",
  },
  {
    code: "STEPS50",
    unit: "RUPEES",
    value: 50,
    maxUses: 100,
    isForAll: false,
    isForBootcamp: true,
    note: null,
  },
];
