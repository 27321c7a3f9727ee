import { Baseline1799000000000 } from "./1799000000000-Baseline";
import { StatementsReadAtOnce1799000100000 } from "./1799000100000-StatementsReadAtOnce";
import { HoursFromSchedules1799000200000 } from "./1799000200000-HoursFromSchedules";
import { PrepareTexts1799000300000 } from "./1799000300000-PrepareTexts";
import { BrowserOfOrder1799000400000 } from "./1799000400000-BrowserOfOrder";
import { OtherPayment1799000500000 } from "./1799000500000-OtherPayment";
import { DrawingsOfReasons1799000600000 } from "./1799000600000-DrawingsOfReasons";
import { BuiltPictures1799000700000 } from "./1799000700000-BuiltPictures";
import { BackupRuns1799000800000 } from "./1799000800000-BackupRuns";
import { ReleaseFiles1799000900000 } from "./1799000900000-ReleaseFiles";

/** All of the folder, in their order: a bundle has no folder to read. */
export const migrations = [
  Baseline1799000000000,
  StatementsReadAtOnce1799000100000,
  HoursFromSchedules1799000200000,
  PrepareTexts1799000300000,
  BrowserOfOrder1799000400000,
  OtherPayment1799000500000,
  DrawingsOfReasons1799000600000,
  BuiltPictures1799000700000,
  BackupRuns1799000800000,
  ReleaseFiles1799000900000,
];
