import { auth } from "../features/auth/feature";
import { catalog } from "../features/catalog/feature";
import { certificates } from "../features/certificates/feature";
import { classes } from "../features/classes/feature";
import { contact } from "../features/contact/feature";
import { discussion } from "../features/discussion/feature";
import { enrolment } from "../features/enrolment/feature";
import { learners } from "../features/learners/feature";
import { learning } from "../features/learning/feature";
import { practice } from "../features/practice/feature";
import { search } from "../features/search/feature";
import { site } from "../features/site/feature";
import { workshops } from "../features/workshops/feature";
import { audit } from "../platform/audit/feature";
import type { Feature } from "../platform/feature";
import { covers } from "../platform/covers/feature";
import { backups } from "../platform/backups/feature";
import { mail } from "../platform/mail/feature";
import { releases } from "../platform/releases/feature";
import { media } from "../platform/media/feature";
import { notifications } from "../platform/notifications/feature";
import { security } from "../platform/security/feature";
import { SecretKeyUse } from "./secretKeyUse.entity";

const app: Feature = { entities: [SecretKeyUse] };

export const features: readonly Feature[] = [
  app,
  audit,
  covers,
  backups,
  mail,
  releases,
  media,
  notifications,
  security,
  auth,
  catalog,
  workshops,
  learning,
  discussion,
  classes,
  learners,
  practice,
  certificates,
  enrolment,
  contact,
  site,
  search,
];

export function collect<Part extends keyof Feature>(part: Part): NonNullable<Feature[Part]>[] {
  return features.flatMap((feature) => {
    const given = feature[part];
    return given === undefined ? [] : [given];
  });
}
