import { VARIANTS, pathOfDrawing } from "../../platform/covers/coverPath";
import type { DashboardParts } from "../../platform/covers/scenes/dashboard";
import { dashboardLayout } from "../../platform/covers/scenes/dashboard";
import { Subject } from "../../platform/covers/subject";
import type { GalleryPicture } from "./workshop.values";

const CHARTS: [RegExp, DashboardParts["chart"]][] = [
  [/funnel/i, "funnel"],
  [/\bline|trend/i, "area"],
  [/./, "columns"],
];
const ASIDES: [RegExp, DashboardParts["aside"]][] = [
  [/gauge|meter/i, "gauge"],
  [/\bbar|region/i, "regions"],
  [/./, "ring"],
];

/** The dashboard whose charts the picture's texts mention. */
export function coverOfGalleryPicture({ title, alt }: GalleryPicture): string {
  const description = `${title} ${alt}`;
  const [[, wantedChart] = []] = CHARTS.filter(([mention]) => mention.test(description));
  const [[, wantedAside] = []] = ASIDES.filter(([mention]) => mention.test(description));
  const variants = Array.from({ length: VARIANTS }, (_, variant) => variant);
  const variant = variants.find((one) => {
    const { chart, aside, hasRow } = dashboardLayout(one);
    return !hasRow && chart === wantedChart && aside === wantedAside;
  });
  return pathOfDrawing({ subject: Subject.POWER_BI, variant: variant ?? 0 });
}
