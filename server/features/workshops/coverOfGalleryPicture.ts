import { pathOfDrawing } from "../../platform/covers/coverPath";
import { Subject } from "../../platform/covers/subject";
import type { GalleryPicture } from "./workshop.values";

/** The drawings of Power BI by their large and their small chart. */
const DASHBOARDS = {
  columns: { ring: 0, regions: 3, gauge: 6 },
  area: { ring: 7, regions: 1, gauge: 4 },
  funnel: { ring: 5, regions: 8, gauge: 2 },
};

function largeChartIn(description: string): "area" | "columns" | "funnel" {
  if (/funnel/i.test(description)) return "funnel";
  return /\bline|trend/i.test(description) ? "area" : "columns";
}

function smallChartIn(description: string): "gauge" | "regions" | "ring" {
  if (/gauge|meter/i.test(description)) return "gauge";
  return /\bbar|region/i.test(description) ? "regions" : "ring";
}

/** The dashboard whose charts the picture's texts mention. */
export function coverOfGalleryPicture({ title, alt }: GalleryPicture): string {
  const description = `${title} ${alt}`;
  const variant = DASHBOARDS[largeChartIn(description)][smallChartIn(description)];
  return pathOfDrawing({ subject: Subject.POWER_BI, variant });
}
