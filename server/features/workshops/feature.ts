import type { Feature } from "../../platform/feature";
import { namesOf } from "../../platform/recordNames";
import { Bootcamp } from "./bootcamp/bootcamp.entity";
import { BootcampResolver } from "./bootcamp/bootcamp.resolver";
import { BootcampLevel } from "./bootcamp/bootcampLevel.entity";
import { BootcampLevelRecords, BootcampLevelResolver } from "./bootcamp/bootcampLevel.resolver";
import { BootcampQuestion } from "./bootcamp/bootcampQuestion.entity";
import { BootcampQuestionRecords, BootcampQuestionResolver } from "./bootcamp/bootcampQuestion.resolver";
import { BootcampSeason } from "./bootcamp/bootcampSeason.entity";
import { BootcampSeasonRecords, BootcampSeasonResolver } from "./bootcamp/bootcampSeason.resolver";
import { findWorkshopPages } from "./findWorkshopPages";
import { RelatedWorkshopResolver } from "./relatedWorkshop.resolver";
import { Run } from "./runs/run.entity";
import { RunRecords, RunResolver } from "./runs/run.resolver";
import { SeasonRunResolver, WorkshopRunResolver } from "./runs/runParent.resolver";
import { Workshop } from "./workshop.entity";
import { WorkshopRecords, WorkshopResolver } from "./workshop.resolver";
import { addWorkshopCalendar } from "./workshopCalendar";
import { workshopCards } from "./workshopCards";

export const workshops: Feature = {
  entities: [Bootcamp, BootcampLevel, BootcampQuestion, BootcampSeason, Run, Workshop],
  resolvers: [
    BootcampLevelRecords,
    BootcampLevelResolver,
    BootcampQuestionRecords,
    BootcampQuestionResolver,
    BootcampResolver,
    BootcampSeasonRecords,
    BootcampSeasonResolver,
    RelatedWorkshopResolver,
    RunRecords,
    RunResolver,
    SeasonRunResolver,
    WorkshopRecords,
    WorkshopResolver,
    WorkshopRunResolver,
  ],
  routes: [addWorkshopCalendar],
  siteMap: findWorkshopPages,
  shareCards: workshopCards,
  recordNames: {
    BootcampLevel: namesOf(BootcampLevel, {
      relations: { season: true },
      nameOf: ({ season, name }) => `${season.title}, ${name}`,
    }),
    BootcampSeason: namesOf(BootcampSeason, { nameOf: ({ title }) => title }),
    Workshop: namesOf(Workshop, { nameOf: ({ name }) => name }),
  },
  reservedSlugs: ["workshops"],
};
