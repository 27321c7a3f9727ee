import {
  CreateClassSeriesInput as seriesLimits,
  UpdateClassSessionInput as limits,
} from "../../../apollo/cmsLimits.generated.json";
import type {
  CreateClassSeriesInput,
  CreateClassSessionInput,
  UpdateClassSessionInput,
} from "../../../apollo/schema.generated";
import type { ContentOf } from "../../../ui/form/kinds/FieldKind";
import { describeFields } from "../../../ui/form/kinds/FieldKind";
import { several } from "../../../ui/form/kinds/several";
import { lines, link, text } from "../../../ui/form/kinds/textKinds";
import { videoLink } from "../../learning/admin/lessons/VideoLinkField";
import { day, moment, tick, time, wholeNumber } from "../../../ui/form/kinds/valueKinds";

export type ClassParent = { batchId: string } | { runId: string };

type NewClass = Omit<ContentOf<CreateClassSessionInput>, "batchId" | "runId">;
type NewSeries = Omit<ContentOf<CreateClassSeriesInput>, "batchId" | "runId">;

const title = text({ label: "Title", hint: "e.g. Joins in SQL" });
const minutes = wholeNumber({ label: "Minutes", missing: "Please enter how long it takes.", isShort: true });
const teacherName = text({ label: "Teacher" });
const joinLink = link({
  label: "Join link",
  hint: "The meeting. Learners get it from 10 minutes before the start, not earlier.",
});

const startsAt = moment({ label: "Start", missing: "Please enter when it starts.", isShort: true });

const isPlannedAnyway = tick({
  label: "Plan it anyway",
  hint: "It may be at the time of another class, or outside of its batch’s dates.",
});

export const newClassFields = describeFields<NewClass>(limits, {
  title,
  startsAt,
  minutes,
  joinLink,
  teacherName,
  isPlannedAnyway,
});

export const classFields = describeFields<ContentOf<UpdateClassSessionInput>>(limits, {
  title,
  startsAt,
  minutes,
  joinLink,
  teacherName,
  recordingLink: videoLink({
    label: "Recording",
    hint: "Paste its link after the class. In a batch it becomes a lesson.",
  }),
  isPlannedAnyway,
});

export const seriesFields = describeFields<NewSeries>(seriesLimits, {
  title: text({ label: "Title", hint: "Each class adds its number, e.g. Evening class 1." }),
  weekdays: several({
    label: "Weekdays",
    hasShortLabels: true,
    choices: [
      { id: "MON", label: "Mon" },
      { id: "TUE", label: "Tue" },
      { id: "WED", label: "Wed" },
      { id: "THU", label: "Thu" },
      { id: "FRI", label: "Fri" },
      { id: "SAT", label: "Sat" },
      { id: "SUN", label: "Sun" },
    ],
  }),
  time: time({ label: "Time in India", missing: "Please enter the time.", isShort: true }),
  minutes,
  firstDay: day({ label: "First day", missing: "Please choose the first day.", isShort: true }),
  lastDay: day({ label: "Last day", missing: "Please choose the last day.", isShort: true }),
  holidays: lines({ label: "Holidays", hint: "Days without a class, one per line, e.g. 25 Dec 2026." }),
  joinLink,
  teacherName,
  isPlannedAnyway,
});
