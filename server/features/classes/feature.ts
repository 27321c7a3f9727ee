import type { Feature } from "../../platform/feature";
import { namesOf } from "../../platform/recordNames";
import { ClassAttendance } from "./attendance/classAttendance.entity";
import { readOwnClasses } from "./attendance/readOwnClasses";
import { ClassSession } from "./classSession.entity";
import { BatchClassesResolver, ClassSessionResolver } from "./classSession.resolver";
import {
  AttendanceResolver,
  ClassSessionRecords,
  CmsClassResolver,
  RunClassesResolver,
} from "./cmsClass.resolver";
import { ClassChange } from "./news/classChange.entity";
import { remindOfClasses } from "./news/remindOfClasses";
import { tellClassChanges } from "./news/tellClassChanges";

export const classes: Feature = {
  entities: [ClassAttendance, ClassChange, ClassSession],
  resolvers: [
    AttendanceResolver,
    BatchClassesResolver,
    ClassSessionRecords,
    ClassSessionResolver,
    CmsClassResolver,
    RunClassesResolver,
  ],
  schedules: [
    { name: "remind-of-classes", cron: "* * * * *", work: remindOfClasses },
    { name: "tell-class-changes", cron: "* * * * *", work: tellClassChanges },
  ],
  personalData: [readOwnClasses],
  recordNames: { ClassSession: namesOf(ClassSession, { nameOf: ({ title }) => title }) },
};
