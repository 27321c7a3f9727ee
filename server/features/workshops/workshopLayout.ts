import { registerEnumType } from "type-graphql";

export enum WorkshopLayout {
  /** Banner, countdown, gallery, audiences, certificate and questions. */
  SHOWCASE = "SHOWCASE",
  /** Text on the left, a picture on the right, then the agenda. */
  SPLIT = "SPLIT",
  /** Headline, agenda cards and how to join. */
  AGENDA = "AGENDA",
}

registerEnumType(WorkshopLayout, { name: "WorkshopLayout" });
